import GameRules
import Testing

@Suite struct ShareCodeTests {
    /// A game of Simon as a person plays it: so many rounds right, then one wrong pad.
    private func simon(rounds: Int, seed: UInt64, pace: Int, spread: Int) -> RecordedGame {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: seed)
        var generator = SeededGenerator(seed: seed)
        var time = Duration.milliseconds(731)
        _ = session.perform(.start, at: time)
        while !session.game.isOver {
            if session.game.legalMoves.isEmpty, let due = session.deadline {
                time = due + .milliseconds(pace)
                _ = session.advance(to: time)
            }
            // The sum of three is nearly a bell.
            time += .milliseconds(
                pace + (0..<3).reduce(0) { sum, _ in sum + generator.number(below: spread) })
            let isLast = session.game.score == rounds
            guard let move = isLast ? session.game.legalMoves.last : session.game.legalMoves.first else {
                break
            }
            _ = session.perform(move, at: time)
        }
        return session.record
    }

    @Test(arguments: [(150, 80), (300, 150), (500, 300), (900, 500)], [1, UInt64.max / 3, UInt64.max])
    func tenRoundsFitIn200Characters(pace: (Int, Int), seed: UInt64) throws {
        let game = simon(rounds: 10, seed: seed, pace: pace.0, spread: pace.1)
        #expect(game.score == 10 && game.moves.count == 57)
        let code = try ShareCode(game)
        #expect(code.text.count <= 200, "\(code.text.count) characters")
        #expect(try ShareCode(parsing: "\n  \(code.text) \r\n") == code)
    }

    @Test func aLostDoubledOrMovedCharacterIsRefused() throws {
        let text = Array(try ShareCode(simon(rounds: 4, seed: 78, pace: 300, spread: 200)).text)
        for place in text.indices {
            var lost = text
            let letter = lost.remove(at: place)
            var doubled = text
            doubled.insert(letter, at: place)
            var moved = text
            if place > 0 { moved.swapAt(place, place - 1) }
            for changed in [lost, doubled, moved] where changed != text {
                #expect(throws: ShareCodeError.self) { try ShareCode(parsing: String(changed)) }
            }
        }
    }

    @Test(
        arguments: [
            ("", .empty), (" \n\t", .empty), ("hello", .notACode), ("S", .notACode), ("S1", .damaged),
            ("S1AA", .damaged), ("S2ABCDEFGH", .newer), ("S1AB!DEFGH", .strangeCharacter(place: 5)),
            ("\u{1B}[2J", .notACode), ("S1ABCDEFGH", .damaged),
        ] as [(String, ShareCodeError)])
    func whatIsWrongIsFound(text: String, error: ShareCodeError) {
        #expect(throws: error) { try ShareCode(parsing: text) }
    }

    @Test(arguments: ["", "S1", "S2"])
    func whatIsTooLongIsNotLookedAt(prefix: String) {
        let text = prefix + String(repeating: "A", count: ShareCode.maxLength)
        #expect(throws: ShareCodeError.self) { try ShareCode(parsing: text) }
        #expect(throws: ShareCodeError.tooLong) { try ShareCode(parsing: text + text) }
    }

    @Test func forgedClaimsAreReadAndFoundOut() throws {
        var game = simon(rounds: 3, seed: 5, pace: 200, spread: 100)
        #expect(try ShareCode(parsing: ShareCode(game).text).game.verdict.holds)
        game.score = 30
        let verdict = try ShareCode(parsing: ShareCode(game).text).game.verdict
        #expect(!verdict.holds && verdict.claimed == 30 && verdict.earned == 3)
    }
}
