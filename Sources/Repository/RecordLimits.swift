import Model

/// What a record may claim; one beyond makes no sense.
enum RecordLimits {
    /// What an entry of a leaderboard may have.
    static let points = ScoreEntry.points
    /// Ten years in milliseconds.
    static let milliseconds = 0...315_360_000_000
}
