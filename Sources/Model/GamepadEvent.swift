/// A stick counts as the arrows.
package struct GamepadEvent: Hashable, Sendable {
    /// Nil for one that has no use unless it has been taught.
    package let button: GamepadButton?
    /// False for a release.
    package let isDown: Bool
    /// Nil for an axis, which cannot be taught.
    package let source: ControllerInput?

    package init(_ button: GamepadButton?, isDown: Bool, source: ControllerInput? = nil) {
        (self.button, self.isDown, self.source) = (button, isDown, source)
    }
}

/// A button or a note, before it stands for anything.
package struct ControllerInput: Hashable, Sendable {
    /// The gamepad's GUID, as SDL computes it; nil for MIDI.
    package let gamepad: String?
    /// The note's, or the button's as SDL counts them from 0.
    package let number: Int

    package init(gamepad: String? = nil, number: Int) { (self.gamepad, self.number) = (gamepad, number) }
}

/// The four face buttons form a diamond and the four pads a square: they correspond by the colours of an Xbox pad's
/// buttons, east red, north yellow, south green and west blue.
package enum GamepadButton: CaseIterable, Hashable, Sendable {
    /// B, circle.
    case east
    /// Y, triangle.
    case north
    /// A, cross.
    case south
    /// X, square.
    case west
    /// The directional pad or the left stick.
    case up, down, left, right
    /// Start, options, plus.
    case start
    /// Select, back, share, minus.
    case back
}

/// Each can be distinguished with closed eyes.
package enum HapticCue: CaseIterable, Hashable, Sendable {
    /// One short tick.
    case press
    /// A round was right: two soft taps.
    case complete
    /// One long, hard shake.
    case mistake
}
