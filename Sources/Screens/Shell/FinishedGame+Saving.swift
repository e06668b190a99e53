import GameRules
import Localization
import Model
import Presentation

extension FinishedGame {
    /// Puts it on its leaderboard under a name, which is filled in next time.
    func save(under name: PlayerName, _ context: ScreenContext) -> [Effect] {
        [.saveScore(self, name: name), remember(name, context)]
    }

    /// Has it on its leaderboard under a name that was typed and not confirmed.
    func keep(under name: PlayerName, _ context: ScreenContext) -> [Effect] {
        [.keepScore(self, name: name), remember(name, context)]
    }

    private func remember(_ name: PlayerName, _ context: ScreenContext) -> Effect {
        // One of several does not play next time too, and nobody's name is not to be filled in.
        let next = names.isEmpty && name != .unnamed ? name : context.settings.lastName
        return .change(context.settings) { $0.lastName = next }
    }

    /// Where it lands among the scores that are known.
    /// - Parameter name: the one that it has when nobody was asked.
    func placeMessage(_ context: ScreenContext, under name: PlayerName? = nil) -> SafeText {
        guard origin.isRanked else { return tr("Saved, not ranked") }
        let place = rank(among: context.scores)
        return switch name {
        case nil: tr("Saved: number \(place) on the leaderboard")
        case .unnamed?: tr("Saved without a name: number \(place) on the leaderboard")
        case let name?: tr("Saved for \(name.string): number \(place) on the leaderboard")
        }
    }
}
