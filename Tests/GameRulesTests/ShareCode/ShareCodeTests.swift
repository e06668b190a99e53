import GameRules
import TestSupport
import Testing

@Suite struct ShareCodeTests {
    /// At the paces of people.
    @Test(arguments: [270, 525, 950, 1_650], [1, UInt64.max / 3, UInt64.max])
    func tenRoundsFitIn200Characters(pace: Int, seed: UInt64) throws {
        let game = SampleGames.simon(rounds: 10, seed: seed, pace: .milliseconds(pace))
        #expect(game.score == 10 && game.moves.count == 57)
        let code = try ShareCode(game)
        #expect(code.text.count <= 200, "\(code.text.count) characters")
        #expect(try ShareCode(parsing: "\n  \(code.text) \r\n") == code)
    }

    @Test func aLostDoubledOrMovedCharacterIsRefused() throws {
        let text = Array(try ShareCode(SampleGames.simon(rounds: 4, seed: 78)).text)
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
            ("S1AA", .damaged), ("S2ABCDEFGH", .newer), ("S1AB!DEFGH", .strangeCharacter(position: 5)),
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
        var game = SampleGames.simon(rounds: 3, seed: 5)
        #expect(try ShareCode(parsing: ShareCode(game).text).game.verdict.holds)
        game.score = 30
        let verdict = try ShareCode(parsing: ShareCode(game).text).game.verdict
        #expect(!verdict.holds && verdict.claimed == 30 && verdict.earned == 3)
    }
}
