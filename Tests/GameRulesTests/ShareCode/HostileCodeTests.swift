@testable import GameRules
import Model
import Testing

/// Codes whose checksum is right and whose content nobody vouches for.
@Suite struct HostileCodeTests {
    private func code(_ digits: some Sequence<UInt8>) -> String {
        let body = Array("S1".utf8) + digits.map(Base64Digit.letter)
        return String(decoding: body + Checksum.digits(of: body).map(Base64Digit.letter), as: UTF8.self)
    }

    @Test(arguments: 0..<40)
    func anyDigitsAreReadOrRefusedInNoTime(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            // The version and the game of a true code, so that more than the first check is reached.
            let length = generator.number(below: 60)
            let digits = (0..<length).map { place in
                place == 0 ? UInt8(4 + generator.number(below: 4)) : UInt8(generator.number(below: 64))
            }
            let text = code(digits)
            do {
                let read = try ShareCode(parsing: text)
                #expect(read.text == text)
                #expect(read.game.verdict.earned >= 0)
            } catch {
                #expect(error != .damaged)
            }
        }
    }

    @Test func theLongestCodeIsReadInTime() throws {
        let clock = ContinuousClock()
        let time = clock.measure {
            for digit in [0, 21, 42, 63] as [UInt8] {
                _ = try? ShareCode(parsing: code([4] + Array(repeating: digit, count: 131_000)))
            }
        }
        #expect(time < .seconds(20))
    }

    @Test(
        arguments: [
            (15, 0, 0, .newer), (1, 31, 0, .impossible(.unknownOption)),
            (1, 0, 1 << 40, .impossible(.tooManyMoves)),
            (1, 0, 65_536, .impossible(.tooManyMoves)), (1, 0, 65_535, .impossible(.endsTooEarly)),
        ] as [(Int, Int, UInt64, ShareCodeError)])
    func impossibleContentIsRefused(version: Int, kind: Int, count: UInt64, error: ShareCodeError) throws {
        var writer = SymbolWriter()
        var options = SimonOptions()
        _ = try writer.number(version, below: 16)
        _ = try writer.number(kind, below: 32)
        try options.code(with: &writer)
        for number in [7, 0, count] { _ = try writer.natural(number) }
        let text = code(writer.finished())
        #expect(throws: error) { try ShareCode(parsing: text) }
    }

    @Test func aGameThatLastsTooLongIsRefused() throws {
        var writer = SymbolWriter()
        var options = SimonOptions()
        _ = try writer.number(1, below: 16)
        _ = try writer.number(0, below: 32)
        try options.code(with: &writer)
        for number in [7, 0, 2] as [UInt64] { _ = try writer.natural(number) }
        // `start` as late as can be told, and a press after that.
        for interval in [(1 << 31) - 1, 5] {
            var model = IntervalModel()
            _ = try model.code(interval, with: &writer)
        }
        #expect(throws: ShareCodeError.impossible(.tooLate)) {
            try ShareCode(parsing: code(writer.finished()))
        }
    }

    @Test func aMoveAfterTheEndIsRefused() throws {
        var session = GameSession<SimonGame>(options: SimonOptions(level: .one), seed: 1)
        _ = session.perform(.start, at: .zero)
        _ = session.advance(to: .seconds(100))
        let late = RecordedMove(choice: 0, time: .seconds(101))
        let forged = RecordedGame(
            options: session.record.options, seed: 1, moves: session.moves + [late], score: 0)
        #expect(throws: ShareCodeError.impossible(.moveAfterTheEnd)) { try ShareCode(forged) }
    }

    @Test func digitsThatAddNothingAreRefused() throws {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 1)
        _ = session.perform(.start, at: .zero)
        let digits = try ShareCode(session.record).text.utf8.dropFirst(2).dropLast(4)
            .compactMap(Base64Digit.digit)
        #expect(throws: Never.self) { try ShareCode(parsing: code(digits)) }
        #expect(throws: ShareCodeError.impossible(.notSpelledSo)) {
            try ShareCode(parsing: code(digits + [0]))
        }
    }
}
