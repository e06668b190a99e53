package import FoundationEssentials

/// One line of a leaderboard.
package struct ScoreEntry: Hashable, Sendable, Identifiable {
    package let id: UUID
    package var game: GameKind
    /// As written in files: `classic` for the standard game.
    package var variant: String
    package var name: PlayerName
    /// For Simon the longest sequence repeated in full, for a span tenths of a pad.
    package var score: Int
    /// Of the end of the game.
    package var date: Date
    /// Given when the player may have known it: such an entry is marked and never ranked.
    package var seed: UInt64?
    /// Of two cards, in Pairs; fewer rank higher among equal scores.
    package var moves: Int?
    /// Marks the entry.
    package var aid: PlayAid?

    /// The valid scores: nine digits, as Words needs.
    package static let points = 0...999_999_999

    package init(
        id: UUID, game: GameKind, variant: String, name: PlayerName, score: Int, date: Date,
        seed: UInt64? = nil, moves: Int? = nil, aid: PlayAid? = nil
    ) {
        (self.id, self.game, self.variant, self.name) = (id, game, variant, name)
        (self.score, self.date, self.seed, self.moves, self.aid) = (score, date, seed, moves, aid)
    }
}

extension ScoreEntry {
    package var leaderboard: LeaderboardID { LeaderboardID(game, variant) }
}

/// What makes a score hard to compare with others; the raw value is the word in files.
package enum PlayAid: String, CaseIterable, Hashable, Sendable {
    /// The focus moved by itself and one key chose, without time limits.
    case scanning
    /// The sequence stayed readable, in plain mode.
    case lines
}
