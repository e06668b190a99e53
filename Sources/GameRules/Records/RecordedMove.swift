/// A move as it is recorded: which of those that were legal, and when.
public struct RecordedMove: Hashable, Sendable {
    /// The place among the game's legal moves at that time, from 0.
    public let choice: Int
    /// When, in the game's time; a whole number of the game's ticks.
    public let time: Duration
}
