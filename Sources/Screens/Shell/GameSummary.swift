import GameRules
import Localization
import Model
import Presentation

/// What there is to tell of a game that has ended, besides its score.
struct GameSummary {
    var title: SafeText = tr("Game over")
    var report: [SafeText] = []
    /// What hearing or seeing its end again is called, where that is possible.
    var again: SafeText?
    /// Who has the score, where that is known.
    var scorer: PlayerName?
    /// Whether the player was named before the game: the prompt does not ask, and another can be chosen for the next game.
    var isNameKnown = false
}

extension FinishedGame {
    /// The rank among the known scores, and the distance to the next one.
    func standing(_ context: ScreenContext) -> [SafeText] {
        switch origin {
        case .chosen: return [tr("Seed \(record.seed): not ranked.")]
        case .practice: return [tr("Practice: not ranked.")]
        case .random, .daily: break
        }
        guard record.rankedScore != nil else { return [] }
        let rank: SafeText = tr("Leaderboard: number \(rank(among: context.scores))")
        // A time that counts comes with moves: no number tells how far the next one is.
        guard !board.game.isTimed, let rival = rival(among: context.scores), rival.score > score else {
            return [rank]
        }
        let distance = board.formatted(score: rival.score - score)
        return [rank, tr("\(distance) short of \(rival.name.shown)")]
    }

    /// The name is filled in next time.
    func save(under name: PlayerName, _ context: ScreenContext) -> [Effect] {
        [.saveScore(self, name: name), remember(name, context), .sound(.reward(.saved))]
    }

    /// Saves the score under a name that was typed but not confirmed.
    func keep(under name: PlayerName, _ context: ScreenContext) -> [Effect] {
        [.keepScore(self, name: name), remember(name, context)]
    }

    private func remember(_ name: PlayerName, _ context: ScreenContext) -> Effect {
        // Keeps the last name when several played, or the player stayed unnamed.
        let next = names.isEmpty && name != .unnamed ? name : context.settings.lastName
        return .change(context.settings) { $0.lastName = next }
    }

    /// - Parameter name: the one under which it was saved without asking.
    func placeMessage(_ context: ScreenContext, under name: PlayerName? = nil) -> SafeText {
        guard origin.isRanked else { return tr("Saved, not ranked") }
        let rank = rank(among: context.scores)
        return switch name {
        case nil: tr("Saved: number \(rank) on the leaderboard")
        case .unnamed?: tr("Saved without a name: number \(rank) on the leaderboard")
        case let name?: tr("Saved for \(name.string): number \(rank) on the leaderboard")
        }
    }
}
