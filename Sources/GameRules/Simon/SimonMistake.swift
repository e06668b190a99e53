public import Model

/// The press that ended a game.
public struct SimonMistake: Hashable, Sendable {
    /// The place in the sequence, from 0.
    public let place: Int
    /// What the player pressed.
    public let pressed: Pad
    /// What it was.
    public let right: Pad
}
