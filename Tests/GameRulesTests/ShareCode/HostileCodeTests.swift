@testable import GameRules
import Model
import TestSupport
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
            // The mark and the game of a true code, so that more than the first check is reached.
            let length = generator.number(below: 60)
            let digits = (0..<length).map { place in
                place < 2 ? UInt8(place * generator.number(below: 5)) : UInt8(generator.number(below: 64))
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

    /// As many moves as there may be, all of them at once: few are legal.
    @Test(arguments: GameKind.allCases)
    func theLongestCodeIsReadInTime(kind: GameKind) throws {
        let move = RecordedMove(choice: 0, time: .zero)
        var game = RecordedGame(
            options: GameOptions[kind], seed: 1,
            moves: Array(repeating: move, count: 65_500), score: 0)
        var writer = NumberWriter()
        try game.code(with: &writer)
        let text = code(writer.digits)
        #expect(text.count > 131_000 && text.count < ShareCode.maxLength)
        let time = processorTime { _ = try? ShareCode(parsing: text) }
        #expect(time < .seconds(4))
    }

    /// The numbers of a code: whether the seed was known, Simon, his four options, seed, score, count of moves, ticks
    /// and choice of each move, whether the player gave up.
    @Test(
        arguments: [
            ([2], .unknownOption), ([0, 99], .unknownOption), ([0, 0, 99], .unknownOption),
            ([0, 0], .endsTooEarly),
            ([0, 0, 0, 1, 0, 0, 7, 0, 1 << 40], .tooManyMoves),
            ([0, 0, 0, 1, 0, 0, 7, 0, 65_536], .tooManyMoves),
            ([0, 0, 0, 1, 0, 0, 7, 0, 65_535], .endsTooEarly), ([0, 0, 0, 1, 0, 0, 7, 0, 0], .endsTooEarly),
            // `start` as late as can be told, and a press after that.
            ([0, 0, 0, 1, 0, 0, 7, 0, 2, (1 << 31) - 1, 0, 5, 0, 0], .tooLate),
            ([0, 0, 0, 1, 0, 0, 7, 0, 1, 1 << 31, 0, 0], .tooLate),
            ([0, 0, 0, 1, 0, 0, 7, 0, 1, .max, 0, 0], .tooLate),
            ([0, 0, 0, 1, 0, 0, 7, 0, 1, 0, 1, 0], .illegalMove),
            ([0, 0, 0, 1, 0, 0, 7, 0, 1, 0, 1 << 62, 0], .illegalMove),
            ([0, 0, 0, 1, 0, 0, 7, 0, 2, 0, 0, 0, 0, 0], .illegalMove),
            ([0, 0, 0, 1, 0, 0, 7, .max, 0, 0], .notSpelledSo),
        ] as [([UInt64], ShareCodeError.Impossibility)])
    func impossibleContentIsRefused(numbers: [UInt64], error: ShareCodeError.Impossibility) {
        var writer = NumberWriter()
        for number in numbers { _ = writer.natural(number) }
        let text = code(writer.digits)
        #expect(throws: ShareCodeError.impossible(error)) { try ShareCode(parsing: text) }
    }

    @Test func aMoveAfterTheEndIsRefused() throws {
        var session = GameSession<SimonGame>(options: SimonOptions(level: .one), seed: 1)
        _ = session.perform(.start, at: .zero)
        _ = session.advance(to: .seconds(100))
        let late = RecordedMove(choice: 0, time: .seconds(101))
        let forged = RecordedGame(
            options: session.record.options, seed: 1, moves: session.moves + [late], score: 0)
        #expect(throws: ShareCodeError.impossible(.illegalMove)) { try ShareCode(forged) }
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
