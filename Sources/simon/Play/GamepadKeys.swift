internal import Haptics
internal import Screens
internal import TerminalCore

extension KeyPress {
    /// The key that a gamepad's button stands for, so that everything works with a gamepad that works by
    /// keyboard.
    init(gamepad event: GamepadEvent) {
        self.init(Key(gamepad: event.button), .button, phase: event.isDown ? .press : .release)
    }
}

extension Key {
    fileprivate init(gamepad button: GamepadButton) {
        switch button {
        case .red: self = .character("1")
        case .yellow: self = .character("2")
        case .green: self = .character("3")
        case .blue: self = .character("4")
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .start: self = .enter
        case .back: self = .escape
        }
    }
}

extension Feeling {
    /// What the screens ask for.
    init(_ feel: Feel) {
        switch feel {
        case .press: self = .press
        case .complete: self = .complete
        case .mistake: self = .mistake
        }
    }
}
