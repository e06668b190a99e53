import GameRules
import Model
import Presentation

// What a player and a replay do alike.
extension SimonScreen: GameScreen {
    var asksForName: Bool {
        if case .naming = stage { true } else { false }
    }

    /// Lays a game out that waits for its start.
    mutating func open(_ options: SimonOptions, seed: UInt64, _ context: ScreenContext) {
        turnOffLights()
        (word, focusedPlace, show, coming) = (nil, nil, nil, nil)
        places = Pad.allCases
        roster = Roster(seats: options.players)
        roster.names = Array(context.settings.seats.prefix(options.players))
        game = GameSession(options: options, seed: seed)
        clock = GameClock(at: context.now)
        stage = .playing
    }

    /// Starts the game or presses a pad.
    mutating func make(_ move: SimonGame.Move, _ context: ScreenContext) -> [Effect] {
        switch move {
        case .start: follow(game.perform(.start, at: clock.time(at: context.now)), context)
        case .press(let pad): judge(pad, held: false, context)
        case .stop: follow(game.perform(.stop, at: clock.time(at: context.now)), context)
        }
    }
}
