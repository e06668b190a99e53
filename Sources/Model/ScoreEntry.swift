public import FoundationEssentials

/// One line of a leaderboard.
public struct ScoreEntry: Hashable, Sendable, Identifiable {
    /// What tells this entry from every other, for ever and in every file.
    public let id: UUID
    /// The game that was played.
    public var game: GameKind
    /// The variant of the game, as written in files: `classic` for the plain game.
    public var variant: String
    /// Who played.
    public var name: PlayerName
    /// Points; for Simon the longest sequence repeated whole.
    public var score: Int
    /// When the game ended.
    public var date: Date
    /// The seed, when the player chose it: such an entry is marked and never ranked.
    public var seed: UInt64?

    /// The points that an entry may have, in nine digits as Words needs them. More than that nobody has
    /// reached, and sums and charts of it would not fit into a number.
    public static let points = 0...999_999_999

    /// Makes an entry; nothing is checked beyond what the types say.
    public init(
        id: UUID, game: GameKind, variant: String, name: PlayerName, score: Int, date: Date,
        seed: UInt64? = nil
    ) {
        self.id = id
        self.game = game
        self.variant = variant
        self.name = name
        self.score = score
        self.date = date
        self.seed = seed
    }
}
