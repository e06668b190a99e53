/// A stick counts as the arrows.
package struct GamepadEvent: Hashable, Sendable {
    package let button: GamepadButton
    /// False for a release.
    package let isDown: Bool

    package init(_ button: GamepadButton, isDown: Bool) { (self.button, self.isDown) = (button, isDown) }
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
