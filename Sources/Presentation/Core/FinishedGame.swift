public import FoundationEssentials
public import GameRules
public import Model

/// A game that has ended, without the name of who played it.
public struct FinishedGame: Hashable, Sendable {
    /// The game from its first move to its last.
    public let record: RecordedGame
    /// Where its seed came from, which decides whether it is ranked.
    public let origin: SeedOrigin
    /// When it ended.
    public let date: Date
    /// Who played, seat by seat, when there were several.
    public let names: [PlayerName]
    /// What makes its score hard to compare with others.
    public let aid: PlayAid?

    /// Describes a finished game.
    public init(
        _ record: RecordedGame, origin: SeedOrigin, date: Date, names: [PlayerName] = [], aid: PlayAid? = nil
    ) {
        self.names = names
        self.aid = aid
        self.record = record
        self.origin = origin
        self.date = date
    }

    /// What was reached.
    public var score: Int { record.score }

    /// The leaderboard that it is shown on; one of a chosen seed stands there marked, without a rank.
    public var board: LeaderboardID { origin.leaderboard(of: record.options) }

    /// The seed, when the player chose it, or had played it before.
    public var chosenSeed: UInt64? { origin.isRanked ? nil : record.seed }
}

extension ScoreEntry {
    /// The entry of a finished game under a name.
    /// - Parameter id: that of its record in the history.
    public init(_ finished: FinishedGame, id: UUID, name: PlayerName) {
        self.init(
            id: id, game: finished.board.game, variant: finished.board.name, name: name,
            score: finished.score, date: finished.date, seed: finished.chosenSeed,
            moves: finished.record.turns, aid: finished.aid)
    }
}

/// What became of a score.
public struct SaveResult: Hashable, Sendable {
    /// Every score that is known now, also of other games that run at the same time.
    public var scores: [ScoreEntry]
    /// A sentence when the score is not on the disk.
    public var failure: SafeText?

    /// Describes what became of it.
    public init(scores: [ScoreEntry], failure: SafeText?) {
        self.scores = scores
        self.failure = failure
    }
}
