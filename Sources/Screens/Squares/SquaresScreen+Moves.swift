import GameRules
import Model
import Presentation

// What a player and a replay do alike.
extension SquaresScreen: GameScreen {
    var asksForName: Bool {
        if case .naming = stage { true } else { false }
    }

    /// Lays a game out that waits for its start.
    mutating func open(_ options: SquaresOptions, seed: UInt64, _ context: ScreenContext) {
        game = GameSession(options: options, seed: seed)
        clock = GameClock(at: context.now)
        stage = .playing
        word = nil
        focus = nil
        rebuild(context)
    }

    /// Makes a move.
    mutating func make(_ move: SquaresGame.Move, _ context: ScreenContext) -> [Effect] {
        switch move {
        case .press(let square): return press(square, context)
        case .start, .cancel:
            turnOffLights()
            spoken = nil
            tell(move, context)
            return [.sound(.silence)]
        case .resize:
            tell(move, context)
            return []
        case .stop:
            tell(move, context)
            guard game.isOver else { return [] }
            let finished = finish(context)
            stage = .naming(GameOverPrompt(finished, report: [], context))
            return [.finish(finished)]
        }
    }

    private mutating func tell(_ move: SquaresGame.Move, _ context: ScreenContext) {
        _ = game.perform(move, at: clock.time(at: context.now))
    }
}
