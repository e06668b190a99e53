internal import Model

extension FinishedGame {
    /// Which place the game takes on its board, in words; nil when it takes none.
    func rank(among scores: [ScoreEntry]) -> SafeText? {
        guard chosenSeed == nil else { return nil }
        let above = Leaderboard(scores, board).entries.count { $0.score >= score }
        return "Number \(above + 1) on the leaderboard"
    }
}
