import GameRules
import Model
import Presentation
import TerminalCore

enum GameOffer<Move: Hashable & Sendable, Choice: Hashable & Sendable>: OfferAction {
    case move(Move)
    /// Another value.
    case choice(Choice)
    case menu(GameAction)
    case round(RoundAction)
    case pause(PauseMenu.Choice)
    case prompt(GameOverPrompt.Part)
    /// A click anywhere.
    case goOn
}

extension GameScreen {
    mutating func choose(_ offer: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        shell.usesMouse = true
        return carryOut(offer, by: step, context) + passTime(context)
    }

    private mutating func carryOut(_ offer: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        switch (offer, shell.stage) {
        case (.move(let move), .playing):
            if !isGamesTurn { shell.message = nil }
            return make(move, context)
        case (.move(let move), .ready): return startWith(move, context)
        case (.choice(let choice), .ready): return choose(choice, by: step, context)
        case (.choice(let choice), .playing): return play(choice, by: step, context)
        case (.menu, .ready) where typingTakesKeys: return goOn(context)
        case (.menu(let action), .ready): return activate(.action(action), context)
        case (.round(let action), _): return act(action, context)
        case (.pause(let choice), .paused): return decide(choice, context)
        case (.prompt(let part), .over(var prompt)):
            // A player who has not noticed the end does not click on the prompt.
            guard shell.lateKeys?.isNoticed(at: context.now) ?? true else { return [] }
            let answer = prompt.choose(part)
            shell.stage = .over(prompt)
            // Letters may have come.
            arrange(context)
            return self.answer(answer, of: prompt, context)
        case (.goOn, .ending), (.goOn, .ready): return goOn(context)
        default: return []
        }
    }

    mutating func hover(_ action: Action?, _ context: ScreenContext) {
        if case .move(let move)? = action { point(at: move) } else { point(at: nil) }
    }

    /// Offers moves. While the game shows something, scanning has no targets.
    func offerMoves(on canvas: inout Canvas, _ context: ScreenContext) {
        if case .ending = shell.stage {
            // Below the moves: a player who is still pressing must not skip the ending.
            canvas.offer(Offer(canvas.bounds, Action.goOn))
            for offer in moveOffers(context) { canvas.offer(offer) }
            canvas.keepOffersForMouse()
        } else if shell.isPlaying {
            for offer in moveOffers(context) { canvas.offer(offer) }
        }
    }

    /// What can be tried before a game; must follow all other offers.
    func offerTrials(on canvas: inout Canvas, _ context: ScreenContext) {
        if shell.isReady && !shell.isWatched {
            for offer in trialOffers(context) { canvas.offer(offer) }
        } else if shell.isPlaying && isGamesTurn {
            canvas.keepOffersForMouse()
        }
    }

    /// While scanning, short times stand still, and the score is marked.
    mutating func keepTimeForScanning(_ context: ScreenContext) {
        guard context.settings.scanning != .off, shell.isPlaying, !shell.isWatched else { return }
        round.aid = .scanning
        if hasTimeLimit && !isGamesTurn { round.halt(at: context.now) }
    }

    /// A fixed time for a choice, however long the scan took, so that a game against time ends.
    mutating func chargeScanTime(_ context: ScreenContext) {
        guard context.settings.scanning != .off, shell.isPlaying, !shell.isWatched else { return }
        round.clock.freeze(at: round.time(at: context.now) + Scanner.timeOfChoice)
    }
}

extension Scanner {
    /// About what a player takes who presses keys.
    static let timeOfChoice = Duration.seconds(2)
}
