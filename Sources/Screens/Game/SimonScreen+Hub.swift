import GameRules
import Model
import Presentation
import TerminalCore

// What the disc itself tells: its hub and its rim.
extension SimonScreen {
    /// Whose turn it is, and how it went.
    func rim(isBest: Bool) -> BoardState.Rim {
        switch stage {
        case .ready, .paused: .quiet
        case .playing: isPlayersTurn ? .player : .simon
        case .failing: .mistake
        case .winning: .best
        case .naming: isBest ? .best : .quiet
        }
    }

    /// Whether the score is better than the best that is kept, so far.
    func isNewBest(_ context: ScreenContext) -> Bool {
        guard context.chosenSeed == nil, stage != .ready else { return false }
        return game.score > Leaderboard.best(of: context.scores, boardName(context)) ?? 0
    }

    /// How much of the sequence has been shown or repeated.
    func progress(_ context: ScreenContext) -> (done: Int, count: Int)? {
        guard case .playing = stage else { return nil }
        switch game.phase {
        case .playersTurn(let next): return (next, max(next, game.sequence.count))
        case .simonsTurn(let presentation):
            let time = clock.time(at: context.now)
            let done = presentation.pads.indices.count { presentation.onset($0) <= time }
            return (show?.litPad == nil && done <= 1 ? 0 : done, presentation.pads.count)
        default: return nil
        }
    }

    /// The pad that was pressed by mistake, once it has been seen to answer.
    func crossedPad(_ context: ScreenContext) -> Pad? {
        guard case .failing(_, .wrong(let mistake), let since) = stage, showsLights,
            context.now >= since + AnimationTiming.answer
        else { return nil }
        return mistake.pressed == mistake.right ? nil : mistake.pressed
    }
}
