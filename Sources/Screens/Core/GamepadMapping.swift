package import Model
package import TerminalCore

/// What a gamepad's buttons are for on a screen at the moment.
///
/// A gamepad has no letters, so each button stands for a key, and what works by keyboard works by gamepad.
/// Which key, this table alone says. In Simon the four face buttons are the four pads, by place and colour,
/// as that is the point of having four: there Start takes what is in focus. Everywhere else people press the
/// lower button (A, cross) to take something and the right one (B, circle) to go back, as on every console.
package enum GamepadMapping: CaseIterable, Hashable, Sendable {
    /// Something is to be chosen: menus, pages, pop-ups, names.
    case choice
    /// A cursor goes over squares or cards, or the game stands still under a menu.
    case round
    /// A question is to be answered by yes or no.
    case question
    /// Simon's pads wait to be played with.
    case pads
    /// Simon's pads are played by the rules.
    case padsInRound

    /// The key that a button stands for; nil when it does nothing.
    package func key(for button: GamepadButton) -> Key? {
        switch button {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .back: .escape
        case .start: startsSomething ? .enter : .escape
        case .east, .north, .south, .west: faceKey(button)
        }
    }

    /// Whether Start begins or takes something; in a round it pauses, and under the pause goes on.
    private var startsSomething: Bool { self == .choice || self == .pads }

    private func faceKey(_ button: GamepadButton) -> Key? {
        switch (self, button) {
        // By the pad's place: in some variants the colours change places.
        case (.pads, .east), (.padsInRound, .east): .character("1")
        case (.pads, .north), (.padsInRound, .north): .character("2")
        case (.pads, .south), (.padsInRound, .south): .character("3")
        case (.pads, .west), (.padsInRound, .west): .character("4")
        case (.question, .south): .character("y")
        case (.question, .east): .character("n")
        case (.question, _): nil
        case (_, .south): .enter
        case (_, .east): .escape
        case (_, .north): .tab
        case (_, .west): .backspace
        default: nil
        }
    }
}
