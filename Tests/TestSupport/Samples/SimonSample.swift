import GameRules
import Model

extension SampleGame {
    package static let simon = SampleGame(
        SimonVariant.allCases.map { SimonOptions(variant: $0, level: .one, players: 2) },
        start: ["Simon Says", "Score 0", "Best 0", "r  red", "b  blue"],
        codes: [
            CodeVector(
                code: "S1AAABAAq_BELtBA8DAkGAAA9GABAAArJANAEAAAAG8pi",
                options: SimonOptions(), seed: 2_026, moves: 11, score: 4, milliseconds: 11_680,
                isFinished: false),
            CodeVector(
                code: "S1AABCBAFFUyBA6CA6DA1BAwFAAACAmGAuBAAAbA0IAAABAAAAAwHAAAEAAAAg2ZM",
                options: SimonOptions(speed: .fast, variant: .rewind, level: .one), seed: 5, moves: 20,
                score: 5, milliseconds: 17_350),
            CodeVector(
                code: "S1AADBAA____________PFRKAsFAsFAKAmHAGAAAyIAAAAAAAkKAAAvBAAAGA0JAA7Xqs",
                options: SimonOptions(variant: .bounce), seed: .max, moves: 17, score: 5,
                milliseconds: 15_490, isFinished: false),
            CodeVector(
                code: "S1AAEBAAJENkPAxGAxZAgFAzHAAAlBA8cAAAAAFAtqBAqDCA0Yb8",
                options: SimonOptions(variant: .fresh), seed: 9, moves: 13, score: 4, milliseconds: 38_580
            ),
            CodeVector(
                code: "S1AAHBCAKkC3BA5BAAAGAAALAAAAAqBAAAAABAJAAArBAAAHAAAAAAAAAAAOAAAAAKAAAKAAAnBACASA"
                    + "AAYAyBALAAAAA4BAAAtBAGADAaAAAKAAABAGAzBAAAIAuBAKAKAAAAAoBABA4BAAAMAMAEAHAAANACBA"
                    + "1kRE",
                options: SimonOptions(variant: .playerAdds, players: 3), seed: 0, moves: 68, score: 10,
                milliseconds: 7_790),
            CodeVector(
                code: "S1AAIACtCELBA6GAsIAAA0KAAAAAyNAKACAKAAZtsA",
                options: SimonOptions(speed: .slow, variant: .lastOneStanding, players: 4), seed: 77,
                moves: 11, score: 4, milliseconds: 39_655),
            CodeVector(
                code: "S1AAJBABCIAdZAk4BAjbAACwTBlwBAACtFCtHCzdAqHAkCAz5BAAALC-YAAAAAsQAAD87BAOAowBAAA4"
                    + "9BAPAnUAEAAAB2Eta58",
                options: SimonOptions(
                    variant: .span, span: SpanConditions(direction: .backward, senses: .ear)),
                seed: 8, moves: 29, score: 0, milliseconds: 159_290, isFinished: false),
        ],
        typed: {
            if case .press(let pad) = $0 { pad.name } else { "" }
        })
}
