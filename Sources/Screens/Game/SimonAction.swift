/// What the keys at the foot of the game screen do.
enum SimonAction: Hashable, CaseIterable, Sendable {
    case start, games, leaderboard, settings, help, quit
}
