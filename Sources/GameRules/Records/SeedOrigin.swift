package import Model

/// Determines the leaderboard of a score.
package enum SeedOrigin: Hashable, Sendable {
    case random
    /// The player chose the seed, and may have played it before.
    case chosen
    /// The day's, played for the first time.
    case daily(UTCDay)
    /// The day's, after its game was finished before.
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

    /// That of the options or of the day; an unranked score is shown there, too.
    package func leaderboard(of options: GameOptions) -> LeaderboardID {
        switch self {
        case .random, .chosen: options.leaderboard
        case .daily(let day), .practice(let day):
            LeaderboardID(options.choices, day: "\(day)")
        }
    }
}
