@testable import GameRules
import Testing

@Suite struct SymbolCoderTests {
    @Test(arguments: [1, 2, 3, 4, 5, 7, 16, 100, 65_536])
    func numbersComeBack(bound: Int) throws {
        var generator = SeededGenerator(seed: UInt64(bound))
        let values = (0..<500).map { _ in generator.number(below: bound) }
        var writer = SymbolWriter()
        for value in values { _ = try writer.number(value, below: bound) }
        var reader = SymbolReader(writer.finished()[...])
        for value in values { #expect(try reader.number(0, below: bound) == value) }
    }

    @Test func naturalsOfEverySizeComeBack() throws {
        let powers = (0..<64).map { UInt64(1) << UInt64($0) }
        let values = powers + powers.map { $0 - 1 } + [UInt64.max]
        var writer = SymbolWriter()
        for value in values { _ = try writer.natural(value) }
        var reader = SymbolReader(writer.finished()[...])
        for value in values { #expect(try reader.natural(0) == value) }
    }

    @Test func intervalsOfEverySizeComeBack() throws {
        let powers = (0..<31).map { 1 << $0 }
        let values = powers + powers.map { $0 - 1 } + powers.map { $0 + $0 / 3 } + [(1 << 31) - 1]
        var writer = SymbolWriter()
        var model = IntervalModel()
        for value in values { _ = try model.code(value, with: &writer) }
        var reader = SymbolReader(writer.finished()[...])
        model = IntervalModel()
        for value in values { #expect(try model.code(0, with: &reader) == value) }
    }

    @Test func whatIsLikelyIsCheap() throws {
        var writer = SymbolWriter()
        var odds = AdaptiveBitModel()
        for _ in 0..<1_000 { _ = try writer.bit(true, &odds) }
        #expect(writer.finished().count < 5)
    }

    /// AdaptiveBitModel that split at the very middle keep the ends of the interval apart as long as can be.
    @Test func anIntervalThatHardlyShrinksStillTellsNoFromYes() throws {
        var generator = SeededGenerator(seed: 1)
        var writer = SymbolWriter()
        var values: [Bool] = []
        for round in 0..<20_000 {
            values.append(round % 3 == 0 ? generator.next() & 1 == 0 : round % 2 == 0)
            _ = writer.bit(values[round], no: 1 << 32, yes: 1)
        }
        var reader = SymbolReader(writer.finished()[...])
        for value in values { #expect(try reader.bit(false, no: 1 << 32, yes: 1) == value) }
    }

    @Test func digitsThatEndTooEarlyAreRefused() {
        var reader = SymbolReader([1, 2, 3])
        #expect(throws: ShareCodeError.impossible(.endsTooEarly)) {
            for _ in 0..<1_000 { _ = try reader.natural(0) }
        }
    }
}
