import GameRules
import Presentation
import TerminalCore

/// What can be chosen on a game's screen.
enum GameOffer<Move: Hashable & Sendable, Choice: Hashable & Sendable>: OfferAction {
    /// Makes a move in a round; before one it is tried.
    case move(Move)
    /// Another value of what is chosen before a game, or between two rounds.
    case choice(Choice)
    case menu(GameAction)
    case round(RoundAction)
    case pause(PauseMenu.Choice)
    case prompt(GameOverPrompt.Part)
    /// Anywhere: what is looked at has been seen.
    case goOn
}

extension GameScreen {
    mutating func choose(_ offer: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        shell.usesMouse = true
        let effects = carryOut(offer, by: step, context)
        keepTimeForScanning(context)
        return effects + advance(context)
    }

    private mutating func carryOut(_ offer: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        switch (offer, shell.stage) {
        case (.move(let move), .playing):
            if !isGamesTurn { shell.message = nil }
            return make(move, context)
        case (.move(let move), .ready): return tryOut(move, context)
        case (.choice(let choice), .ready), (.choice(let choice), .playing):
            return choose(choice, by: step, context)
        case (.menu, .ready) where keysGoElsewhere: return goOn(context)
        case (.menu(let action), .ready): return activate(.action(action), context)
        case (.round(let action), _): return act(action, context)
        case (.pause(let choice), .paused): return decide(choice, context)
        case (.prompt(let part), .over(var prompt)):
            // A click of who has not noticed the end is none for the prompt.
            guard shell.lateKeys?.isNoticed(at: context.now) ?? true else { return [] }
            let response = prompt.choose(part)
            shell.stage = .over(prompt)
            return answer(response, of: prompt, context)
        case (.goOn, .ending), (.goOn, .ready): return goOn(context)
        default: return []
        }
    }

    mutating func hover(_ action: Action?, _ context: ScreenContext) {
        if case .move(let move)? = action { point(at: move) } else { point(at: nil) }
    }
}
