import GameRules
import Model
import Localization
import Presentation

extension FinishedGame {
    /// What is to be done once its player has answered the prompt.
    func effects(of answer: GameOverPrompt.Response, _ context: ScreenContext) -> [Effect] {
        switch answer {
        case .save where record.rankedScore == nil: return [.discard]
        case .save(let name):
            var settings = context.settings
            // One of several does not play next time too, and nobody's name is not to be filled in.
            if names.isEmpty && name != .unnamed { settings.lastName = name }
            return [.saveScore(self, name: name), .applySettings(settings)]
        case .close: return [.discard]
        case .hearAgain: return []
        }
    }

    /// Where it lands among the scores that are known; nil for one that is not ranked.
    func placeWord(_ context: ScreenContext) -> SafeText? {
        guard chosenSeed == nil else { return nil }
        let above = context.scores.count {
            $0.seed == nil && $0.score >= score && $0.stands(on: board)
        }
        return tr("Saved: number \(above + 1) on the leaderboard")
    }
}
