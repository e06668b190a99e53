import TestSupport
import Testing

/// A game played by ear alone.
@Suite struct ByEarTests {
    @Test func someoneWhoOnlyHearsPlaysTenRounds() async throws {
        // On a machine that stands still for longer than a tone Simon breaks it off and plays it again, which
        // takes an ear that knows better than to count. No machine does so in every game.
        for attempt in 1...3 {
            do { return try await play() } catch is Game.TooLate where attempt < 3 { continue }
        }
    }

    private func play() async throws {
        // Without what sounds over the press that earns it.
        let game = try await Game(Home(settings: #""speed":"fast","fanfares":false"#)).enter()
        game.type(Keys.enter)
        let pads = ["do": "r", "re": "y", "mi": "g", "fa": "b"]
        var known = 0
        for round in 1...10 {
            // Whose turn it is, is all that is read off the screen.
            try await game.wait("the player's turn in round \(round)") { game.turns >= round }
            var heard: [HeardTone] = []
            try await game.wait("round \(round) has been heard") {
                heard = Array(Recording(path: game.home.file("sound.raw"), from: known).tones.suffix(round))
                return heard.count == round && heard.allSatisfy { Self.isSimons($0, round: round) }
            }
            let names = try heard.map { try #require($0.name, "\($0)") }
            known += Int((heard[0].onset * Recording.rate).rounded())
            game.type(try names.map { try #require(pads[$0]) }.joined())
        }
        try await game.seeRight(rounds: 10)
    }

    /// Simon's tones at the fast tempo, which last less than a press.
    private static func isSimons(_ tone: HeardTone, round: Int) -> Bool {
        abs(tone.milliseconds - (round <= 5 ? 294 : 224)) < 2
    }
}
