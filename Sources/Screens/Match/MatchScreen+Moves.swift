import GameRules
import Model
import Presentation

// What a player and a replay do alike.
extension MatchScreen: GameScreen {
    var asksForName: Bool {
        if case .naming = stage { true } else { false }
    }

    /// Lays a game out that waits for its start.
    mutating func open(_ options: MatchOptions, seed: UInt64, _ context: ScreenContext) {
        setup.length = options.length
        game = GameSession(options: options, seed: seed)
        clock = GameClock(at: context.now)
        stage = .playing
        verdict = nil
        result = nil
        word = nil
    }

    /// Starts the game or answers.
    mutating func make(_ move: MatchGame.Move, _ context: ScreenContext) -> [Effect] {
        switch move {
        case .start:
            _ = game.perform(.start, at: clock.time(at: context.now))
            return [.sound(.silence)]
        case .stop:
            _ = game.perform(.stop, at: clock.time(at: context.now))
            return [.sound(.silence)]
        case .answer(let isYes): return say(isYes ? .yes : .no, context)
        }
    }
}
