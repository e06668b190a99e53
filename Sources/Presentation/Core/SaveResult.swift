public import Model

/// What became of a score.
public struct SaveResult: Hashable, Sendable {
    /// Every score that is known now, also of other games that run at the same time.
    public var scores: [ScoreEntry]
    /// A sentence when the score is not on the disk.
    public var failure: SafeText?

    /// Describes what became of it.
    public init(scores: [ScoreEntry], failure: SafeText?) {
        self.scores = scores
        self.failure = failure
    }
}
