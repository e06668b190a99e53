/// What the keys at the foot of the game screen do.
enum SimonAction: Hashable, CaseIterable, Sendable {
    case start, games, leaderboard, statistics, settings, help, quit
    /// In a round, in the place of the start.
    case pause
}

/// The toy's two other buttons: sequences that are shown again.
enum SequenceReplay: Hashable, CaseIterable, Sendable {
    case last, longest
}
