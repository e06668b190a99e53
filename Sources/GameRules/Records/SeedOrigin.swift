/// Where the seed of a game came from, which decides where its score may stand.
public enum SeedOrigin: Hashable, Sendable {
    /// Drawn for this game alone.
    case random
    /// Chosen by the player, who may have played it before.
    case chosen
    /// That of a day, the same for all the world.
    case daily(UTCDay)

    /// The leaderboard of a game: that of its options, or of its day; none when the seed was chosen.
    public func board(of options: GameOptions) -> String? {
        switch self {
        case .random: options.board
        case .chosen: nil
        case .daily(let day): day.board(of: options)
        }
    }
}
