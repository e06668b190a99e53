/// What the keys at the foot of the game screen do.
enum SimonAction: Hashable, CaseIterable, Sendable {
    case start, games, leaderboard, statistics, settings, help, quit
}

/// The toy's two other buttons: sequences that are shown again.
enum SimonMemoryAction: Hashable, CaseIterable, Sendable {
    case last, longest
}
