import GameRules
import Model
import TestSupport

/// Options of all kinds, for the tests that hold for every game.
enum EveryGame {
    static let options: [GameOptions] =
        SampleGames.options + simon + spans + squares + pairs + words
        + MatchLength.allCases.map { .match(MatchOptions(length: $0)) }

    private static let simon = SimonVariant.allCases.flatMap { variant in
        [
            GameOptions.simon(SimonOptions(variant: variant, players: 3)),
            .simon(SimonOptions(speed: .fast, variant: variant, level: .one, players: 2)),
        ]
    }

    private static let spans = SpanConditions.Senses.allCases.map {
        GameOptions.simon(
            SimonOptions(variant: .span, span: SpanConditions(direction: .backward, senses: $0)))
    }

    private static let squares = SquaresGrid.allCases.flatMap { grid in
        [
            GameOptions.squares(SquaresOptions(grid: grid)),
            .squares(SquaresOptions(grid: grid, length: 7, grows: false, speed: .fast)),
        ]
    }

    private static let pairs = zip(PairsCount.allCases, PairsTheme.allCases).map { count, theme in
        GameOptions.pairs(PairsOptions(count: count, theme: theme))
    }

    private static let words = [25, 31, 1_000].map { GameOptions.words(WordsOptions(listSize: $0)) }
}
