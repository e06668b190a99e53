/// A button of a gamepad going down or coming up. A stick counts as the arrows.
public struct GamepadEvent: Hashable, Sendable {
    /// Which button.
    public let button: GamepadButton
    /// Down, or up again.
    public let isDown: Bool

    /// Makes an event.
    public init(_ button: GamepadButton, isDown: Bool) {
        self.button = button
        self.isDown = isDown
    }
}

/// A button by what it is for.
///
/// The four face buttons lie in a diamond and the four pads in a square, so that places alone would not
/// tell which is which: they go together by the colours that an Xbox pad's buttons have. Other makers'
/// buttons count by the same places.
public enum GamepadButton: CaseIterable, Hashable, Sendable {
    /// The right one of the diamond: B, circle.
    case red
    /// The upper one: Y, triangle.
    case yellow
    /// The lower one: A, cross.
    case green
    /// The left one: X, square.
    case blue
    /// The directional pad or the left stick.
    case up, down, left, right
    /// Start, options, plus.
    case start
    /// Select, back, share, minus.
    case back
}
