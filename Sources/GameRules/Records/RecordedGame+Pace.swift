extension RecordedGame {
    /// Whether the moves follow each other faster than any hand could make them: under 40 ms, throughout.
    ///
    /// Where the game makes the player wait, nothing is told by the wait: what counts is that most moves follow at
    /// once, and none of the others in the time of a hand.
    public var isFasterThanAnyHand: Bool {
        let gaps = zip(moves.dropFirst(), moves).map { $0.time - $1.time }
        let fast = gaps.count { $0 < Self.fastestGap }
        let human = gaps.count { (Self.fastestGap..<Self.slowestGap).contains($0) }
        return fast >= Self.minFastGaps && 2 * fast > gaps.count && human == 0
    }

    /// Two fingers that drum reach some 60 ms.
    private static let fastestGap = Duration.milliseconds(40)
    /// The game's own lights take longer than this.
    private static let slowestGap = Duration.milliseconds(250)
    /// Fewer may be keys that were pressed together.
    private static let minFastGaps = 5
}
