import GameRules
import Localization
import Model
import Presentation

extension FinishedGame {
    /// Puts it on its leaderboard under a name, which is filled in next time.
    func save(under name: PlayerName, _ context: ScreenContext) -> [Effect] {
        var settings = context.settings
        // One of several does not play next time too, and nobody's name is not to be filled in.
        if names.isEmpty && name != .unnamed { settings.lastName = name }
        return [.saveScore(self, name: name), .applySettings(settings)]
    }

    /// Where it lands among the scores that are known; nil for one that is not ranked.
    func placeMessage(_ context: ScreenContext) -> SafeText? {
        guard origin.isRanked else { return nil }
        return tr("Saved: number \(rank(context)) on the leaderboard")
    }

    /// Its rank among the scores that are known; of equal ones the earlier stands higher.
    func rank(_ context: ScreenContext) -> Int {
        1 + context.scores.count { $0.seed == nil && $0.score >= score && $0.stands(on: board) }
    }

    /// The score that is just above it, if any.
    func rival(_ context: ScreenContext) -> ScoreEntry? {
        context.scores.filter { $0.seed == nil && $0.score >= score && $0.stands(on: board) }
            .min { $0.score < $1.score }
    }
}
