/// The press that ended a game.
public struct SquaresMistake: Hashable, Sendable {
    /// The place in the sequence, from 0.
    public let place: Int
    /// What the player pressed.
    public let pressed: Square
    /// What it was.
    public let right: Square

    /// Names a wrong press.
    public init(place: Int, pressed: Square, right: Square) {
        self.place = place
        self.pressed = pressed
        self.right = right
    }
}
