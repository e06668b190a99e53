import GameRules
import Screens

/// A game of Match told answer by answer.
struct MatchTale: Tale {
    private var cards: MatchCards?

    init(_ game: MatchGame, _ context: PlainContext) {}

    mutating func take(
        _ step: Replay<MatchGame>.Step, _ game: MatchGame, _ context: PlainContext
    ) -> [PlainEffect] {
        var effects: [PlainEffect] = []
        if case .answer(let answer)? = step.move, let cards {
            effects =
                cards.told(context) + context.say(Sentences.answer([Sentences.yesOrNo(answer)], by: nil))
        }
        for outcome in step.outcomes {
            switch outcome {
            case .cards(let cards): self.cards = cards
            case .right(let tally):
                effects += [.sound(.right)] + context.say(Sentences.rightScore(tally.points))
            case .wrong(let tally):
                effects += [.sound(.wrong)] + context.say(Sentences.wrongTimes(tally.multiplier))
            case .over:
                effects += [.sound(.complete)] + context.say(Sentences.timeIsUp)
                effects += MatchRound.report(of: game).flatMap(context.say)
            }
        }
        return effects
    }

    mutating func rest(_ context: PlainContext) -> [PlainEffect] { [] }
}
