import Model
import Testing

@testable import GameRules

@Suite struct VariantNameTests {
    @Test(arguments: GameKind.allCases)
    func whatIsWrittenIsRead(game: GameKind) {
        let variants: [any AnyGameOptions] = game.options.variants
        for variant in variants {
            #expect(GameOptions(game, named: variant.variantName) == variant.erased)
            #expect((1...25).contains(variant.variantName.utf8.count))
        }
        #expect(Set(game.options.variantNames).count == variants.count)
        #expect(GameOptions(game, named: "") == nil && GameOptions(game, named: "Colours!") == nil)
    }

    @Test(
        arguments: [
            (SimonOptions(), "classic"),
            (SimonOptions(speed: .fast, variant: .bounce, level: .two), "bounce-level-2-fast"),
            (SimonOptions(speed: .slow), "classic-slow"), (SimonOptions(variant: .byEar), "by-ear"),
            (SimonOptions(variant: .rewind, level: .two), "rewind-level-2"),
            (SimonOptions(variant: .playerAdds, level: .two, players: 3), "player-adds"),
            (SimonOptions(speed: .slow, variant: .lastOneStanding, players: 2), "last-one-standing-slow"),
            (SimonOptions(variant: .span, span: SpanConditions(senses: .ear)), "span-ear"),
            (SquaresOptions(), "4x4"), (SquaresOptions(length: 9, speed: .fast), "4x4-fast"),
            (SquaresOptions(grid: .five, length: 7, grows: false), "5x5-length-7"),
            (SquaresOptions(grid: .five, length: 7, grows: false, speed: .slow), "5x5-length-7-slow"),
            (PairsOptions(count: .twelve, theme: .food), "12-pairs"), (PairsOptions(count: .ten), "10-pairs"),
            (PairsOptions(), "8-pairs"), (PairsOptions(count: .six), "6-pairs"), (WordsOptions(), "en-es"),
            (MatchOptions(length: .half), "30s"), (MatchOptions(), "60s"),
            (MatchOptions(length: .long), "90s"),
        ] as [(any AnyGameOptions, String)])
    func namesInFilesStayAsTheyAre(options: any AnyGameOptions, name: String) {
        #expect(options.variantName == name)
    }

    @Test func aLevelThatAVariantDoesNotHaveIsNone() {
        #expect(GameOptions(.simon, named: "player-adds-level-1") == nil)
        #expect(GameOptions(.simon, named: "classic-level-5") == nil)
        #expect(GameOptions(.squares, named: "classic") == nil)
    }

    @Test(
        arguments: [
            ("classic-fast-daily-2026-11-20", "classic-fast", "2026-11-20"), ("classic", "classic", nil),
            ("daily-2026-11-20", "daily-2026-11-20", nil),
            ("classic-daily-2026-1-20", "classic-daily-2026-1-20", nil),
            ("classic-daily-2026x11x20", "classic-daily-2026x11x20", nil),
        ] as [(String, String, String?)])
    func aDayIsToldFromItsVariant(name: String, variant: String, day: String?) {
        let board = LeaderboardID(.simon, name)
        #expect(board.variantName == variant && board.day.map(String.init) == day)
        #expect(board.options == GameOptions(.simon, named: variant))
    }

    @Test func aDayIsWrittenAsItIsRead() {
        let board = LeaderboardID(WordsOptions(), day: "2026-11-20")
        #expect(board == LeaderboardID(.words, "en-es-daily-2026-11-20"))
        #expect(board.options == WordsOptions().erased && board.day == "2026-11-20")
    }
}
