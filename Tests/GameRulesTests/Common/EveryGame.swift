import GameRules
import Model

/// Options of all kinds, for the tests that hold for every game.
enum EveryGame {
    static let options: [GameOptions] = simon

    private static let simon = SimonVariant.allCases.flatMap { variant in
        [
            GameOptions.simon(SimonOptions(variant: variant, players: 3)),
            .simon(SimonOptions(speed: .fast, variant: variant, level: .one, players: 2)),
        ]
    }
}
