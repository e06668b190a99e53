import GameRules
import Presentation

struct CardNarrator<Text: CardGameText>: ReplayNarrator {
    private var text: Text
    private var held: [Effect] = []

    init(_ game: Text.Rules, _ context: Context) {
        text = Text(context)
        text.selection.use(game.options)
    }

    mutating func narrate(
        _ step: Replay<Text.Rules>.Step, _ game: Text.Rules, _ context: Context
    ) -> [Effect] {
        step.outcomes.flatMap { outcome -> [Effect] in
            switch outcome {
            case .preview: return text.listing(of: game, context)
            case .playersTurn, .down, .stopped: return []
            case .up(let card):
                held += text.turned(card, in: game, context)
                return []
            case .pair(let one, let other):
                return rest(context) + context.say(text.found(one, other, in: game))
            case .miss(let one, let other):
                return rest(context) + context.say(text.missed(one, other, in: game))
            case .won:
                return context.say(Sentences.allFound)
                    + text.report(of: game).flatMap(context.say)
            }
        }
    }

    mutating func rest(_ context: Context) -> [Effect] {
        defer { held = [] }
        return held
    }
}
