import GameRules
import Testing

@Suite struct SeededGeneratorTests {
    /// The first outputs of SplitMix64 for seed 1234567, as published with the reference code.
    @Test func outputsArePinned() {
        var generator = SeededGenerator(seed: 1_234_567)
        let outputs = (0..<5).map { _ in generator.next() }
        #expect(
            outputs == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test(arguments: [1, 2, 3, 4, 7, 16, 1_000_003])
    func numbersStayBelowTheirBound(bound: Int) {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<1_000 { #expect((0..<bound).contains(generator.number(below: bound))) }
    }

    @Test func padsAreEquallyLikely() {
        var generator = SeededGenerator(seed: 42)
        var counts = [0, 0, 0, 0]
        for _ in 0..<40_000 { counts[generator.number(below: 4)] += 1 }
        for count in counts { #expect((9_700...10_300).contains(count)) }
    }

    @Test func shufflingKeepsEveryElement() {
        var generator = SeededGenerator(seed: 9)
        let cards = generator.shuffled(0..<52)
        #expect(cards.sorted() == Array(0..<52))
        #expect(cards != Array(0..<52))
    }
}
