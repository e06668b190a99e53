import GameRules
import Localization
import Presentation

struct MatchNarrator: ReplayNarrator {
    private var cards: MatchCards?

    init(_ game: MatchGame, _ context: Context) {}

    mutating func narrate(
        _ step: Replay<MatchGame>.Step, _ game: MatchGame, _ context: Context
    ) -> [Effect] {
        var effects: [Effect] = []
        if case .answer(let answer)? = step.move, let cards {
            effects =
                cards.spoken(context)
                + context.say(Sentences.answer([answer ? tr("yes") : tr("no")], by: nil))
        }
        for outcome in step.outcomes {
            switch outcome {
            case .cards(let cards): self.cards = cards
            case .right(let tally):
                effects += context.say(Sentences.rightScore(tally.points))
            case .wrong(let tally):
                effects += context.say(Sentences.wrongTimes(tally.multiplier))
            case .stopped: effects += context.say(Sentences.stopped)
            case .over:
                effects += context.say(Sentences.timeIsUp)
                effects += PlainMatch.report(of: game).flatMap(context.say)
            }
        }
        return effects
    }
}
