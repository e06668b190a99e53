internal import Model

extension FinishedGame {
    /// What is to be done once its player has answered the prompt.
    func effects(of answer: GameOverPrompt.Answer, _ context: Context) -> [Effect] {
        switch answer {
        case .save(let name):
            var settings = context.settings
            settings.lastName = name
            return [.keep(self, name: name), .change(settings)]
        case .close: return [.discard]
        case .hearAgain: return []
        }
    }

    /// Where it lands among the scores that are known; nil for one that is not ranked.
    func placeWord(_ context: Context) -> SafeText? {
        guard chosenSeed == nil else { return nil }
        let above = Leaderboard(context.scores, board).entries.count { $0.score >= score }
        return "Number \(above + 1) on the leaderboard"
    }
}
