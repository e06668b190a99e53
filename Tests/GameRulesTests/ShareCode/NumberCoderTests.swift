import Testing

@testable import GameRules

@Suite struct NumberCoderTests {
    private static let powers = (0..<64).map { UInt64(1) << UInt64($0) }

    @Test func naturalsOfEverySizeComeBack() throws {
        let values = Self.powers + Self.powers.map { $0 - 1 } + [UInt64.max]
        var writer = NumberWriter()
        for value in values { _ = writer.natural(value) }
        #expect(writer.digits.allSatisfy { $0 < 64 })
        var reader = NumberReader(writer.digits[...])
        for value in values { #expect(try reader.natural(0) == value) }
    }

    /// Those of the specification (ECMA-426) with their signs left out.
    @Test(
        arguments: [
            (0, [0]), (31, [31]), (32, [32, 1]), (1_000, [40, 31]), (1_024, [32, 32, 1]),
        ] as [(UInt64, [UInt8])])
    func aDigitHasFiveBitsTheLowestFirst(value: UInt64, digits: [UInt8]) {
        var writer = NumberWriter()
        _ = writer.natural(value)
        #expect(writer.digits == digits)
    }

    @Test(arguments: [1, 2, 5, 16, 65_536])
    func whatIsOutOfBoundsIsRefused(bound: Int) throws {
        var writer = NumberWriter()
        for value in [bound - 1, bound, .max] { _ = writer.natural(UInt64(value)) }
        var reader = NumberReader(writer.digits[...])
        // What a reader is given counts for nothing.
        #expect(try reader.number(-7, below: bound) == bound - 1)
        for _ in 0..<2 {
            #expect(throws: ShareCodeError.impossible(.unknownOption)) { try reader.number(0, below: bound) }
        }
    }

    @Test func digitsThatEndTooEarlyAreRefused() {
        for digits in [[], [33], [32, 63, 63]] as [[UInt8]] {
            var reader = NumberReader(digits[...])
            #expect(throws: ShareCodeError.impossible(.endsTooEarly)) { _ = try reader.natural(0) }
        }
    }

    @Test func aNumberOfMoreThan64BitsIsRefused() {
        var reader = NumberReader([UInt8](repeating: 63, count: 20)[...])
        #expect(throws: ShareCodeError.impossible(.notSpelledSo)) { _ = try reader.natural(0) }
    }
}
