/// Which leaderboard: a game and its variant.
public struct LeaderboardID: Hashable, Sendable {
    /// The game.
    public let game: GameKind
    /// The variant, as written in files.
    public let variant: String

    /// Names a leaderboard.
    public init(_ game: GameKind, _ variant: String) {
        self.game = game
        self.variant = variant
    }
}

extension Leaderboard {
    /// Picks and ranks what belongs to a board.
    public init(_ scores: some Sequence<ScoreEntry>, _ board: LeaderboardID) {
        self.init(scores, game: board.game, variant: board.variant)
    }
}
