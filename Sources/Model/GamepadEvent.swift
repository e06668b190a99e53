/// A button of a gamepad going down or coming up. A stick counts as the arrows.
package struct GamepadEvent: Hashable, Sendable {
    package let button: GamepadButton
    /// Down, or up again.
    package let isDown: Bool

    package init(_ button: GamepadButton, isDown: Bool) {
        self.button = button
        self.isDown = isDown
    }
}

/// A button by what it is for.
///
/// The four face buttons lie in a diamond and the four pads in a square, so that places alone would not
/// tell which presses which: they go together by the colours that an Xbox pad's buttons have, east red,
/// north yellow, south green and west blue.
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
