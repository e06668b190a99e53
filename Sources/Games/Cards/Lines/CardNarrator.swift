import GameRules
import Presentation

/// A game of cards told two cards at a time.
struct CardNarrator<Text: CardGameText>: ReplayNarrator {
    private var text: Text
    /// The first card of two, before the second is turned.
    private var held: [Effect] = []

    init(_ game: Text.Rules, _ context: Context) {
        text = Text(context)
        text.selection.use(game.options)
    }

    mutating func narrate(
        _ step: Replay<Text.Rules>.Step, _ game: Text.Rules, _ context: Context
    ) -> [Effect] {
        step.outcomes.flatMap { describe($0, game, context) }
    }

    private mutating func describe(
        _ outcome: CardOutcome, _ game: Text.Rules, _ context: Context
    ) -> [Effect] {
        switch outcome {
        case .preview: return text.faces(of: game, context)
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

    mutating func rest(_ context: Context) -> [Effect] {
        defer { held = [] }
        return held
    }
}
