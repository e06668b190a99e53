package import FoundationEssentials
package import GameRules
import Localization
package import Model

/// A game that has ended, before its player was asked for a name.
package struct FinishedGame: Hashable, Sendable {
    package let record: RecordedGame
    package let origin: SeedOrigin
    package let date: Date
    /// One for each seat, when there were several players.
    package let names: [PlayerName]
    /// Whose score it is, where that is known.
    package let scorer: PlayerName?
    /// What makes its score hard to compare with others.
    package let aid: PlayAid?

    package init(
        _ record: RecordedGame, origin: SeedOrigin, date: Date, names: [PlayerName] = [],
        scorer: PlayerName? = nil, aid: PlayAid? = nil
    ) {
        (self.record, self.origin, self.date) = (record, origin, date)
        (self.names, self.scorer, self.aid) = (names, scorer, aid)
    }

    package var score: Int { record.score }

    /// The leaderboard that it appears on; one of a chosen seed is marked and has no rank.
    package var board: LeaderboardID { origin.leaderboard(of: record.options) }

    /// The seed, if the player chose it or had played it before.
    package var chosenSeed: UInt64? { origin.isRanked ? nil : record.seed }
}

extension ScoreEntry {
    package init(_ finished: FinishedGame, id: UUID, name: PlayerName) {
        self.init(
            id: id, game: finished.board.game, variant: finished.board.name, name: name,
            score: finished.score, date: finished.date, seed: finished.chosenSeed,
            moves: finished.record.turns, aid: finished.aid)
    }
}

extension GameRecord {
    /// - Throws: what a share code throws for a game that no person plays.
    package init(_ finished: FinishedGame, id: UUID) throws(ShareCodeError) {
        try self.init(
            finished.record, id: id, origin: finished.origin, names: finished.names, date: finished.date)
        (aid, turns) = (finished.aid, finished.record.turns)
        isScored = finished.record.rankedScore != nil
    }
}

package struct SaveResult: Hashable, Sendable {
    /// All known scores, also those of other instances that run at the same time.
    package var scores: [ScoreEntry]
    /// Why the score is not on the disk.
    package var failure: SafeText?
    /// Whether it is still being written; the outcome follows.
    package var isUnderWay: Bool

    package init(scores: [ScoreEntry], failure: SafeText?, isUnderWay: Bool = false) {
        (self.scores, self.failure, self.isUnderWay) = (scores, failure, isUnderWay)
    }
}

extension FinishedGame {
    /// The known scores that rank above it on its leaderboard, in no order.
    private func above(_ scores: [ScoreEntry]) -> [ScoreEntry] {
        // Of two equal scores the earlier ranks higher, and this one is the latest: no identifier is greater, either.
        let last = UUID(uuid: (~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0))
        let own = ScoreEntry(self, id: last, name: .unnamed)
        return scores.filter { $0.seed == nil && $0.stands(on: board) && Leaderboard.outranks($0, own) }
    }

    /// Counted from 1.
    package func rank(among scores: [ScoreEntry]) -> Int { 1 + above(scores).count }

    package func rival(among scores: [ScoreEntry]) -> ScoreEntry? {
        above(scores).max(by: Leaderboard.outranks)
    }

    /// Given up in a game that counts only when it is played to its end.
    package var isUnfinished: Bool { record.stopped != nil && !record.options.choices.countsUnfinished }

    package var unrankedReason: SafeText {
        tr("Unfinished: the game is in your history, but not on the leaderboard.")
    }
}
