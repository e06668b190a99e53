import Model
import Presentation
import TerminalCore

// A game that is played with one switch.
extension GameScreen {
    /// Where moves can be made. While the game shows something there is nothing to choose with one key.
    func offerMoves(on canvas: inout Canvas, _ context: ScreenContext) {
        if case .ending = shell.stage {
            // Who still plays does not go on by it.
            canvas.offer(Offer(canvas.bounds, Action.goOn))
            for offer in moveOffers(context) { canvas.offer(offer) }
            canvas.keepOffersForMouse()
        } else if shell.isPlaying {
            for offer in moveOffers(context) { canvas.offer(offer) }
        }
    }

    /// Last of all what is there to be tried before a game.
    func offerTrials(on canvas: inout Canvas, _ context: ScreenContext) {
        if shell.isReady && !shell.isWatched {
            for offer in trialOffers(context) { canvas.offer(offer) }
        } else if shell.isPlaying && isGamesTurn {
            canvas.keepOffersForMouse()
        }
    }

    /// While the focus moves by itself the time stands still where it is short, and the score is marked.
    mutating func keepTimeForScanning(_ context: ScreenContext) {
        guard context.settings.scanning != .off, shell.isPlaying, !shell.isWatched else { return }
        round.aid = .scanning
        if hasTimeLimit && !isGamesTurn { round.halt(at: context.now) }
    }

    /// Takes the time for a choice, however long it was waited for, so that a game against time has an end.
    mutating func spendTimeOfChoice(_ context: ScreenContext) {
        guard context.settings.scanning != .off, shell.isPlaying, !shell.isWatched else { return }
        round.clock.freeze(at: round.time(at: context.now) + Scanner.timeOfChoice)
    }
}

extension Scanner {
    /// What a choice costs in games against time: about what a player takes who presses keys.
    static let timeOfChoice = Duration.seconds(2)
}
