package import Model

/// Where a game's seed came from; decides its leaderboard and whether it ranks.
package enum SeedOrigin: Hashable, Sendable {
    case random
    /// The player chose the seed, and may have played it before.
    case chosen
    /// The day's, while none of its games has been finished.
    case daily(UTCDay)
    /// The day's, once one has been finished: does not rank.
    case practice(UTCDay)

    /// The first finished game of the day counts, later ones are practice.
    /// - Parameter finished: the leaderboards of finished games.
    package init(_ day: UTCDay, of options: GameOptions, finished: some Sequence<LeaderboardID>) {
        let board = SeedOrigin.daily(day).leaderboard(of: options)
        self = finished.contains(board) ? .practice(day) : .daily(day)
    }

    package var isRanked: Bool {
        switch self {
        case .random, .daily: true
        case .chosen, .practice: false
        }
    }

    /// The options' leaderboard or the day's; unranked scores are shown beside it, too.
    package func leaderboard(of options: GameOptions) -> LeaderboardID {
        switch self {
        case .random, .chosen: options.leaderboard
        case .daily(let day), .practice(let day):
            LeaderboardID(options.choices, day: "\(day)")
        }
    }
}
