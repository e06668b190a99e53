import GameRules
import Localization
import Model
import Presentation

/// What there is to tell of a game that has ended, beside its score.
struct GameSummary {
    var title: SafeText = tr("Game over")
    /// A few lines about it.
    var report: [SafeText] = []
    /// What it is called to hear or see its end again, where that can be.
    var again: SafeText?
    /// Who has the score, where that is known.
    var scorer: PlayerName?
    /// Whether that was settled before the game, so that nobody is asked, and another can be chosen for the next.
    var isNameKnown = false
}

extension FinishedGame {
    /// What the score means among those that are known: the rank, and how far the next one was.
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
}
