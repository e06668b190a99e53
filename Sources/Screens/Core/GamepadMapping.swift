package import Model
package import TerminalCore

/// What a gamepad's buttons do on a screen at the moment.
/// A gamepad has no letters, so each button stands for a key, by this table alone. In Simon the four face
/// buttons are the four pads, by position and colour, and Start confirms. Elsewhere the lower button (A,
/// cross) confirms and the right one (B, circle) goes back, as on every console.
package enum GamepadMapping: CaseIterable, Hashable, Sendable {
    /// Menus, pages, popups, names.
    case choice
    /// A cursor moves over squares or cards, or the game is paused under a menu.
    case round
    case question
    /// Simon's pads before a game.
    case pads
    /// Simon's pads in a game.
    case padsInRound

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

    /// Whether Start begins or confirms; in a round it pauses and resumes.
    private var startsSomething: Bool { self == .choice || self == .pads }

    private func faceKey(_ button: GamepadButton) -> Key? {
        switch (self, button) {
        // By position: in some variants the colours change places.
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
