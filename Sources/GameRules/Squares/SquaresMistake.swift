/// The press that ended a game.
public struct SquaresMistake: Hashable, Sendable {
    /// The index in the sequence, from 0.
    public let index: Int
    /// What the player pressed.
    public let pressed: Square
    /// What it was.
    public let right: Square

    /// Names a wrong press.
    public init(index: Int, pressed: Square, right: Square) {
        self.index = index
        self.pressed = pressed
        self.right = right
    }
}
