/// What the player has taught of gamepads' buttons.
package struct TaughtButtons: Hashable, Sendable {
    /// What is taught, in this order: the buttons of the pads and, where the player wants, the one that starts a game.
    private static let uses: [GamepadButton] = [.east, .north, .south, .west, .start]

    /// By the gamepad's GUID.
    package private(set) var numbers: [String: [Int]] = [:]

    package init() {}

    /// False, and nothing changes, unless each use has a button of its own.
    package mutating func teach(_ buttons: [Int], of guid: String) -> Bool {
        guard (Pad.allCases.count...Self.uses.count).contains(buttons.count),
            Set(buttons).count == buttons.count, !buttons.contains(where: { $0 < 0 })
        else { return false }
        numbers[guid] = buttons
        return true
    }

    /// What a button does: one whose use has been given to another does nothing.
    package func button(for event: GamepadEvent) -> GamepadButton? {
        guard let source = event.source, let taught = source.gamepad.flatMap({ numbers[$0] }) else {
            return event.button
        }
        if let use = taught.firstIndex(of: source.number) { return Self.uses[use] }
        return event.button.flatMap { Self.uses.prefix(taught.count).contains($0) ? nil : $0 }
    }
}
