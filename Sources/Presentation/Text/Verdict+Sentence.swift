public import GameRules
import Localization
public import Model

extension Verdict {
    /// Whether the claim holds, and for which score.
    public var sentence: SafeText {
        let claim = leaderboard.formatted(score: claimed)
        guard holds else {
            return tr(
                "The code claims a score of \(claim), but these moves earn \(leaderboard.formatted(score: earned))."
            )
        }
        return isFinished
            ? tr("Verified: these moves earn the score of \(claim).")
            : tr("Verified: the game was given up, and its moves earn the score of \(claim).")
    }
}
