import GameRules
import Model
import Testing

/// Codes as they were written when the format was new. They must be read, and written, so for ever; a
/// vector that no longer holds asks for the next version of the format, not for a new vector.
@Suite struct CodeVectorTests {
    struct Vector: Sendable {
        let code: String
        let options: GameOptions
        let seed: UInt64
        let moves: Int
        let score: Int
        let milliseconds: Int
        var isFinished = true
    }

    static let vectors = [
        Vector(
            code: "S1AAABAAq_BELtBA8DAkGAAA9GABAAArJANAEAAAAG8pi",
            options: SimonOptions().erased, seed: 2_026, moves: 11, score: 4, milliseconds: 11_680,
            isFinished: false),
        Vector(
            code: "S1AABCBAFFUyBA6CA6DA1BAwFAAACAmGAuBAAAbA0IAAABAAAAAwHAAAEAAAAg2ZM",
            options: SimonOptions(speed: .fast, variant: .rewind, level: .one).erased, seed: 5, moves: 20,
            score: 5, milliseconds: 17_350),
        Vector(
            code: "S1AADBAA____________PFRKAsFAsFAKAmHAGAAAyIAAAAAAAkKAAAvBAAAGA0JAA7Xqs",
            options: SimonOptions(variant: .bounce).erased, seed: .max, moves: 17, score: 5,
            milliseconds: 15_490, isFinished: false),
        Vector(
            code: "S1AAEBAAJENkPAxGAxZAgFAzHAAAlBA8cAAAAAFAtqBAqDCA0Yb8",
            options: SimonOptions(variant: .fresh).erased, seed: 9, moves: 13, score: 4, milliseconds: 38_580
        ),
        Vector(
            code: "S1AAHBCAKkC3BA5BAAAGAAALAAAAAqBAAAAABAJAAArBAAAHAAAAAAAAAAAOAAAAAKAAAKAAAnBACASA"
                + "AAYAyBALAAAAA4BAAAtBAGADAaAAAKAAABAGAzBAAAIAuBAKAKAAAAAoBABA4BAAAMAMAEAHAAANACBA"
                + "1kRE",
            options: SimonOptions(variant: .playerAdds, players: 3).erased, seed: 0, moves: 68, score: 10,
            milliseconds: 7_790),
        Vector(
            code: "S1AAIACtCELBA6GAsIAAA0KAAAAAyNAKACAKAAZtsA",
            options: SimonOptions(speed: .slow, variant: .lastOneStanding, players: 4).erased, seed: 77,
            moves: 11, score: 4, milliseconds: 39_655),
        Vector(
            code: "S1AAJBABCIAdZAk4BAjbAACwTBlwBAACtFCtHCzdAqHAkCAz5BAAALC-YAAAAAsQAAD87BAOAowBAAA4"
                + "9BAPAnUAEAAAB2Eta58",
            options: SimonOptions(variant: .span, span: SpanConditions(direction: .backward, senses: .ear))
                .erased,
            seed: 8, moves: 29, score: 0, milliseconds: 159_290, isFinished: false),
        Vector(
            code: "S1ABCBBBim1g7iDAEJAkXA-CACHA7519",
            options: SquaresOptions(grid: .five, length: 5).erased, seed: 3_316_667_586, moves: 4,
            score: 0, milliseconds: 8_360),
        Vector(
            code: "S1ACAFMKsCkGJCAEAJANJjJKAAKJMFeAAAsCAw3BA2BAvBBlTAACeFmhBAiGApqBAkaAzCAyEF1MA7KJ"
                + "6eF2BEAA4JA-7BDzBANAlCCAA4wBButBAAA4FGWA8DCnBEAAoIFBAAFUAwBFqTAAApCAjBAwbFAAiCAA"
                + "AxkBA5BAwECs3BAAABADBSEAAYEFDoTDFBvGBmBA5EAhBAgBAABhGAABeVW",
            options: PairsOptions(count: .six, theme: .food).erased, seed: 12, moves: 76, score: 10,
            milliseconds: 206_540),
        Vector(
            code: "S1ADEENkBESRvvz3KEs0pk8CpEBAtzBAmCIHAAAAAvGAAAAACJAAsbBlBACFACYNlEAAAAAtHHGAAAKA"
                + "AI5BHPA02BAdAAAKAoBAADHJTAhGFBACA1zBFDAFA1pBAIEDAgtBJAAAABAAAAAAAKFAATApEAo3BAAA"
                + "4FANAUAAATCLAaKqhBAAALAu1BDvBJAKpGA5QAOAAA8CA-FAvGHKCLDcAOAuGK81BAAEODnBAxBCobAn"
                + "BA9gBAACgDExGAGAtFAMAAAAAvoBA-EAgrBAAAj8BA_EFpBAvBFTAmBACAAG3BAAFzyBALAnBAIA_bAF"
                + "ALAgIAEArBAqBCQAoEAy6BARAoBAAABAwkBAEAMBuDAx5BABAuPAJAA8X7H",
            options: WordsOptions(listSize: 42, digest: 0xAB_CDEF).erased, seed: 4, moves: 137,
            score: 96_609_932, milliseconds: 344_290),
        Vector(
            code: "S1AEAF8rFaghCABAjDAcABAwjLAAAlPA6GABAmLA3mCABA6RAAAhEABA7TAtyJAAABAABBABA4kCA_2B"
                + "AAEz5k",
            options: MatchOptions(length: .half).erased, seed: 5, moves: 26, score: 5_500,
            milliseconds: 30_000),
    ]

    @Test(arguments: vectors.indices)
    func aCodeMeansTheSameForEver(place: Int) throws {
        let vector = Self.vectors[place]
        let game = try ShareCode(parsing: vector.code).game
        #expect(game.options == vector.options && game.seed == vector.seed)
        #expect(game.moves.count == vector.moves && game.score == vector.score && !game.hasKnownSeed)
        let verdict = game.verdict
        #expect(verdict.earned == vector.score && verdict.isFinished == vector.isFinished)
        #expect(verdict.duration == .milliseconds(vector.milliseconds))
        #expect(try ShareCode(game).text == vector.code)
    }

    @Test func everyGameHasAVector() {
        #expect(Set(Self.vectors.map(\.options.kind)) == Set(GameKind.allCases))
    }
}
