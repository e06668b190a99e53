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
        return tr("Saved: number \(rank(among: context.scores)) on the leaderboard")
    }
}
