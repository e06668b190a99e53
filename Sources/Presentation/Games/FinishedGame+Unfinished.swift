import GameRules
import Localization
public import Model

extension FinishedGame {
    /// Whether it was given up in a game of cards, which counts only when it is played to its end.
    public var isUnfinished: Bool {
        record.stopped != nil && record.rankedScore == nil
            && (record.options.kind == .pairs || record.options.kind == .words)
    }

    /// Why it is on no leaderboard, when it is unfinished.
    public var unrankedReason: SafeText {
        tr("Unfinished: the game is in your history, but not on the leaderboard.")
    }
}
