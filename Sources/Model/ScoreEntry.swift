package import FoundationEssentials

/// One line of a leaderboard.
package struct ScoreEntry: Hashable, Sendable, Identifiable {
    /// What tells this entry from every other, for ever and in every file.
    package let id: UUID
    /// The game that was played.
    package var game: GameKind
    /// The variant of the game, as written in files: `classic` for the plain game.
    package var variant: String
    package var name: PlayerName
    /// Points; for Simon the longest sequence repeated whole, for a span tenths of a pad.
    package var score: Int
    /// When the game ended.
    package var date: Date
    /// The seed, when it had been played before or could have been: such an entry is marked and never ranked.
    package var seed: UInt64?
    /// How often two cards were turned, in Pairs; fewer rank higher among equal scores.
    package var moves: Int?
    /// What made the game another one, and marks the entry.
    package var aid: PlayAid?

    /// The points that an entry may have, in nine digits as Words needs them. Nobody has reached more, and
    /// sums of it would not fit into a number.
    package static let points = 0...999_999_999

    /// Makes an entry; nothing is checked beyond what the types say.
    package init(
        id: UUID, game: GameKind, variant: String, name: PlayerName, score: Int, date: Date,
        seed: UInt64? = nil, moves: Int? = nil, aid: PlayAid? = nil
    ) {
        self.id = id
        self.game = game
        self.variant = variant
        self.name = name
        self.score = score
        self.date = date
        self.seed = seed
        self.moves = moves
        self.aid = aid
    }
}

extension ScoreEntry {
    /// Where it stands.
    package var leaderboard: LeaderboardID { LeaderboardID(game, variant) }
}

/// A way of playing that makes a score hard to compare with others; the raw value is the word used in files.
package enum PlayAid: String, CaseIterable, Hashable, Sendable {
    /// The focus moved by itself and one key chose, and time limits rested.
    case scanning
    /// The sequence stayed readable, line by line.
    case lines
}
