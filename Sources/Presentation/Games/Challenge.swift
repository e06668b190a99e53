package import GameRules
import Localization
package import Model

/// Someone else's game, played from the same seed: who gets further?
package struct Challenge: Hashable, Sendable {
    package let game: RecordedGame
    /// What its moves earn, which may be less than it claims.
    package let score: Int

    package init(_ game: RecordedGame) {
        self.game = game
        score = game.verdict.earned
    }

    package var invitation: SafeText {
        guard game.options.choices.countsUnfinished || game.rankedScore != nil else {
            return tr("To beat: a game that was not finished")
        }
        return game.options.kind.isTimed
            ? tr("Time to beat: \(formatted(score))") : tr("Score to beat: \(formatted(score))")
    }

    /// Who got further; nil for a game of another seed.
    package func result(_ record: RecordedGame) -> SafeText? {
        guard record.options == game.options, record.seed == game.seed else { return nil }
        let (mine, theirs) = (standing(record, record.score), standing(game, score))
        let (own, other) = (formatted(record.score), formatted(score))
        if mine > theirs { return tr("You went further: \(own) to \(other)") }
        return mine < theirs
            ? tr("The other game went further: \(other) to \(own)") : tr("A draw at \(own)")
    }

    private func formatted(_ score: Int) -> SafeText { game.options.leaderboard.formatted(score: score) }

    /// More is better; of equal points in Pairs, fewer turns. Pairs with cards left rank below all others.
    private func standing(_ record: RecordedGame, _ score: Int) -> (Int, Int) {
        let counts = record.options.choices.countsUnfinished || record.rankedScore != nil
        return counts ? (score, -(record.turns ?? 0)) : (-1, score)
    }
}
