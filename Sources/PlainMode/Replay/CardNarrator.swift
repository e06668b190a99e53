import GameRules
import Presentation

/// A game of cards told two cards at a time.
struct CardNarrator<Talk: CardGameText>: ReplayNarrator {
    private var talk: Talk
    /// The first card of two, before the second is turned.
    private var held: [Effect] = []

    init(_ game: Talk.Rules, _ context: Context) {
        talk = Talk(context)
        talk.lay(game.options)
    }

    mutating func take(
        _ step: Replay<Talk.Rules>.Step, _ game: Talk.Rules, _ context: Context
    ) -> [Effect] {
        if let opening = Talk.Rules.opening, step.move == opening { return talk.faces(of: game, context) }
        return step.outcomes.compactMap(Talk.Rules.news).flatMap { tell($0, game, context) }
    }

    private mutating func tell(
        _ news: CardEvent, _ game: Talk.Rules, _ context: Context
    ) -> [Effect] {
        switch news {
        case .up(let card):
            held += talk.turned(card, in: game, context)
            return []
        case .match(let one, let other):
            return [.sound(.right)] + rest(context) + context.say(talk.found(one, other, in: game))
        case .miss(let one, let other):
            return [.sound(.wrong)] + rest(context) + context.say(talk.missed(one, other, in: game))
        case .won:
            return [.sound(.complete)] + context.say(Sentences.allFound)
                + talk.report(of: game).flatMap(context.say)
        }
    }

    mutating func rest(_ context: Context) -> [Effect] {
        defer { held = [] }
        return held
    }
}
