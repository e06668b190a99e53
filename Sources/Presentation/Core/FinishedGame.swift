package import FoundationEssentials
package import GameRules
import Localization
package import Model

/// A game that has ended, before its player was asked for a name.
package struct FinishedGame: Hashable, Sendable {
    /// The game from its first move to its last.
    package let record: RecordedGame
    /// Where its seed came from, which decides whether it is ranked.
    package let origin: SeedOrigin
    /// When it ended.
    package let date: Date
    /// Who played, seat by seat, when there were several.
    package let names: [PlayerName]
    /// Who has the score, where that is known.
    package let scorer: PlayerName?
    /// What makes its score hard to compare with others.
    package let aid: PlayAid?

    /// Describes a finished game.
    package init(
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
    package var score: Int { record.score }

    /// The leaderboard that it is shown on; one of a chosen seed stands there marked, without a rank.
    package var board: LeaderboardID { origin.leaderboard(of: record.options) }

    /// The seed, when the player chose it, or had played it before.
    package var chosenSeed: UInt64? { origin.isRanked ? nil : record.seed }
}

extension ScoreEntry {
    /// The entry of a finished game under a name.
    /// - Parameter id: that of its record in the history.
    package init(_ finished: FinishedGame, id: UUID, name: PlayerName) {
        self.init(
            id: id, game: finished.board.game, variant: finished.board.name, name: name,
            score: finished.score, date: finished.date, seed: finished.chosenSeed,
            moves: finished.record.turns, aid: finished.aid)
    }
}

extension GameRecord {
    /// A finished game as the history keeps it, with what its leaderboard takes of it.
    /// - Throws: what a share code throws for a game that no person plays.
    package init(_ finished: FinishedGame, id: UUID) throws(ShareCodeError) {
        try self.init(
            finished.record, id: id, origin: finished.origin, names: finished.names, date: finished.date)
        (aid, turns) = (finished.aid, finished.record.turns)
        isScored = finished.record.rankedScore != nil
    }
}

/// What became of a score.
package struct SaveResult: Hashable, Sendable {
    /// Every score that is known now, also of other games that run at the same time.
    package var scores: [ScoreEntry]
    /// A sentence when the score is not on the disk.
    package var failure: SafeText?
    /// Whether it is being written still: what comes of it is told later.
    package var isUnderWay: Bool

    /// Describes what became of it.
    package init(scores: [ScoreEntry], failure: SafeText?, isUnderWay: Bool = false) {
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
    package func rank(among scores: [ScoreEntry]) -> Int { 1 + above(scores).count }

    /// The score next above it, if any.
    package func rival(among scores: [ScoreEntry]) -> ScoreEntry? {
        above(scores).max(by: Leaderboard.outranks)
    }
}

extension FinishedGame {
    /// Whether it was given up in a game that counts only when it is played to its end.
    package var isUnfinished: Bool { record.stopped != nil && !record.options.choices.countsUnfinished }

    /// Why it is on no leaderboard, when it is unfinished.
    package var unrankedReason: SafeText {
        tr("Unfinished: the game is in your history, but not on the leaderboard.")
    }
}
