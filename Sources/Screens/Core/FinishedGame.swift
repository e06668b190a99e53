public import FoundationEssentials
public import Model

/// A game that has ended, without the name of who played it.
public struct FinishedGame: Hashable, Sendable {
    /// The game.
    public let game: GameKind
    /// Its variant, as written in files.
    public let variant: String
    /// What was reached.
    public let score: Int
    /// When it ended.
    public let date: Date
    /// The seed, when the player chose it: such a game is marked and never ranked.
    public let seed: UInt64?

    /// Describes a finished game.
    public init(game: GameKind, variant: String, score: Int, date: Date, seed: UInt64?) {
        self.game = game
        self.variant = variant
        self.score = score
        self.date = date
        self.seed = seed
    }
}
