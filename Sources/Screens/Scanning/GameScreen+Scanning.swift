import Model
import Presentation
import TerminalCore

extension GameScreen {
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
    mutating func spendTimeOfChoice(_ context: ScreenContext) {
        guard context.settings.scanning != .off, shell.isPlaying, !shell.isWatched else { return }
        round.clock.freeze(at: round.time(at: context.now) + Scanner.timeOfChoice)
    }
}

extension Scanner {
    /// About what a player takes who presses keys.
    static let timeOfChoice = Duration.seconds(2)
}
