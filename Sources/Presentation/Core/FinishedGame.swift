public import FoundationEssentials
public import GameRules
import Localization
public import Model

/// A game that has ended, before its player was asked for a name.
public struct FinishedGame: Hashable, Sendable {
    /// The game from its first move to its last.
    public let record: RecordedGame
    /// Where its seed came from, which decides whether it is ranked.
    public let origin: SeedOrigin
    /// When it ended.
    public let date: Date
    /// Who played, seat by seat, when there were several.
    public let names: [PlayerName]
    /// Who has the score, where that is known.
    public let scorer: PlayerName?
    /// What makes its score hard to compare with others.
    public let aid: PlayAid?

    /// Describes a finished game.
    public init(
        _ record: RecordedGame, origin: SeedOrigin, date: Date, names: [PlayerName] = [],
        scorer: PlayerName? = nil, aid: PlayAid? = nil
    ) {
        self.names = names
        self.scorer = scorer
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

extension GameRecord {
    /// A finished game as the history keeps it, with what its leaderboard takes of it.
    /// - Throws: what a share code throws for a game that no person plays.
    public init(_ finished: FinishedGame, id: UUID) throws(ShareCodeError) {
        try self.init(
            finished.record, id: id, origin: finished.origin, names: finished.names, date: finished.date)
        (aid, turns) = (finished.aid, finished.record.turns)
        isScored = finished.record.rankedScore != nil
    }
}

/// What became of a score.
public struct SaveResult: Hashable, Sendable {
    /// Every score that is known now, also of other games that run at the same time.
    public var scores: [ScoreEntry]
    /// A sentence when the score is not on the disk.
    public var failure: SafeText?
    /// Whether it is being written still: what comes of it is told later.
    public var isUnderWay: Bool

    /// Describes what became of it.
    public init(scores: [ScoreEntry], failure: SafeText?, isUnderWay: Bool = false) {
        self.scores = scores
        self.failure = failure
        self.isUnderWay = isUnderWay
    }
}

extension FinishedGame {
    /// The scores that stand above it on its leaderboard, in no order, among those that are known.
    private func above(_ scores: [ScoreEntry]) -> [ScoreEntry] {
        // Of two alike the earlier stands higher, and this one is the latest: none has a later identifier either.
        let last = UUID(uuid: (~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0))
        let own = ScoreEntry(self, id: last, name: .unnamed)
        return scores.filter { $0.seed == nil && $0.stands(on: board) && Leaderboard.outranks($0, own) }
    }

    /// Its rank among the scores that are known, from 1.
    public func rank(among scores: [ScoreEntry]) -> Int { 1 + above(scores).count }

    /// The score next above it, if any.
    public func rival(among scores: [ScoreEntry]) -> ScoreEntry? {
        above(scores).max(by: Leaderboard.outranks)
    }
}

extension FinishedGame {
    /// Whether it was given up in a game that counts only when it is played to its end.
    public var isUnfinished: Bool { record.stopped != nil && !record.options.choices.countsUnfinished }

    /// Why it is on no leaderboard, when it is unfinished.
    public var unrankedReason: SafeText {
        tr("Unfinished: the game is in your history, but not on the leaderboard.")
    }
}
