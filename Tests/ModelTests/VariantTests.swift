import Model
import Testing

@Suite struct VariantTests {
    @Test(arguments: GameKind.allCases)
    func whatIsWrittenIsRead(game: GameKind) {
        for variant in Variant.all(of: game) {
            #expect(variant.game == game && Variant(game, named: variant.name) == variant)
            #expect((1...25).contains(variant.name.utf8.count))
        }
        #expect(Variant(game, named: "") == nil && Variant(game, named: "Colours!") == nil)
    }

    @Test(
        arguments: [
            (.simon(.classic, .endless, .normal), "classic"),
            (.simon(.bounce, .two, .fast), "bounce-level-2-fast"),
            (.simon(.lastOneStanding, .endless, .slow), "last-one-standing-slow"), (.squares(.four), "4x4"),
            (.squares(.four, speed: .fast), "4x4-fast"), (.squares(.five, fixedLength: 7), "5x5-length-7"),
            (.squares(.five, fixedLength: 7, speed: .slow), "5x5-length-7-slow"),
            (.pairs(.twelve), "12-pairs"),
            (.match(.half), "30s"),
        ] as [(Variant, String)])
    func namesInFilesStayAsTheyAre(variant: Variant, name: String) { #expect(variant.name == name) }

    @Test func aLevelThatAVariantDoesNotHaveIsNone() {
        #expect(Variant(.simon, named: "player-adds-level-1") == nil)
        #expect(Variant(.simon, named: "classic-level-5") == nil)
        #expect(Variant(.squares, named: "classic") == nil)
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
        #expect(board.variant == Variant(.simon, named: variant))
    }

    @Test func aDayIsWrittenAsItIsRead() {
        let board = LeaderboardID(.words(.standard), day: "2026-11-20")
        #expect(board == LeaderboardID(.words, "en-es-daily-2026-11-20"))
        #expect(board.variant == .words(.standard) && board.day == "2026-11-20")
    }
}
