package import Model

/// Where the seed of a game came from, which decides where its score may stand.
package enum SeedOrigin: Hashable, Sendable {
    /// Drawn for this game alone.
    case random
    /// Chosen by the player, who may have played it before.
    case chosen
    /// That of a day, the same for everyone, played for the first time.
    case daily(UTCDay)
    /// That of a day whose game the player has finished before.
    case practice(UTCDay)

    /// The origin of a game with the seed of a day: the first finished game of the day counts, those after it are
    /// practice.
    /// - Parameter finished: the leaderboards of games that were finished, in any order.
    package init(_ day: UTCDay, of options: GameOptions, finished: some Sequence<LeaderboardID>) {
        let board = SeedOrigin.daily(day).leaderboard(of: options)
        self = finished.contains(board) ? .practice(day) : .daily(day)
    }

    /// Whether a score may stand on the leaderboard.
    package var isRanked: Bool {
        switch self {
        case .random, .daily: true
        case .chosen, .practice: false
        }
    }

    /// The leaderboard of a game, that of its options or of its day; what is not ranked is shown there, too.
    package func leaderboard(of options: GameOptions) -> LeaderboardID {
        switch self {
        case .random, .chosen: options.leaderboard
        case .daily(let day), .practice(let day):
            LeaderboardID(options.choices, day: "\(day)")
        }
    }
}
