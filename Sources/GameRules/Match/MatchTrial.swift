/// One answer of a game of Match.
public struct MatchTrial: Hashable, Sendable {
    /// Whether the answer was right.
    public let isRight: Bool
    /// Whether word and ink of the second card agreed.
    public let isCongruent: Bool
    /// The time from when the cards lay there to the answer.
    public let reaction: Duration

    /// Tells of an answer.
    public init(isRight: Bool, isCongruent: Bool, reaction: Duration) {
        self.isRight = isRight
        self.isCongruent = isCongruent
        self.reaction = reaction
    }
}
