import FoundationEssentials
import GameRules
import Localization
public import Model

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
