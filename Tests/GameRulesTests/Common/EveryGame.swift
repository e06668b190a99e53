import GameRules
import Model
import TestSupport

/// Options of all kinds, for the tests that hold for every game.
enum EveryGame {
    static let options: [GameOptions] =
        SampleGames.options + simon + spans + squares + pairs + words
        + MatchLength.allCases.map { MatchOptions(length: $0).erased }

    private static let simon = SimonVariant.allCases.flatMap { variant in
        [
            SimonOptions(variant: variant, players: 3).erased,
            SimonOptions(speed: .fast, variant: variant, level: .one, players: 2).erased,
        ]
    }

    private static let spans = SpanConditions.Senses.allCases.map {
        SimonOptions(variant: .span, span: SpanConditions(direction: .backward, senses: $0)).erased
    }

    private static let squares = SquaresGrid.allCases.flatMap { grid in
        [
            SquaresOptions(grid: grid).erased,
            SquaresOptions(grid: grid, length: 7, grows: false, speed: .fast).erased,
        ]
    }

    private static let pairs = zip(PairsCount.allCases, PairsTheme.allCases).map { count, theme in
        PairsOptions(count: count, theme: theme).erased
    }

    private static let words = [25, 31, 1_000].map { WordsOptions(listSize: $0).erased }
}
