package import GameRules
import Model

/// What the tests of all games know of each, so that a game is named here alone.
package struct SampleGame: OfEachGame {
    /// Options of quick games; the first stand for the game.
    package let options: [GameOptions]
    /// What its screen says before a first round, beside how to start.
    package let start: [String]
    package let codes: [CodeVector<GameOptions>]
    /// A legal move as a line.
    package let typed: @Sendable (any GameMove) -> String

    init<Options: AnyGameOptions>(
        _ options: [Options], start: [String], codes: [CodeVector<Options>],
        typed: @escaping @Sendable (Options.Played.Move) -> String
    ) {
        (self.options, self.start) = (options.map(\.erased), start)
        self.codes = codes.map {
            CodeVector(
                code: $0.code, options: $0.options.erased, seed: $0.seed, moves: $0.moves, score: $0.score,
                milliseconds: $0.milliseconds, isFinished: $0.isFinished)
        }
        self.typed = { ($0 as? Options.Played.Move).map(typed) ?? "" }
    }
}

/// A code as it was written when its format was new, and the game that it means for ever.
package struct CodeVector<Options: Sendable>: Sendable {
    package let code: String
    package let options: Options
    package let seed: UInt64
    package let moves: Int
    package let score: Int
    package let milliseconds: Int
    package var isFinished = true
}
