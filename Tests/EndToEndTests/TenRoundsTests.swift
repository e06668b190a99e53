import Model
import TestSupport
import Testing

/// Games that are played for as long as most people can.
@Suite struct TenRoundsTests {
    /// How the board is drawn, and what it is known by: as a disc, and as rectangles in ASCII.
    @Test(arguments: [(["--color", "truecolor"], "▀"), (["--ascii", "--color", "none"], "+-----")])
    func someoneWhoOnlySeesPlaysTenRounds(board: [String], frame: String) async throws {
        // A light lasts a fifth of a second in the end: a machine that stands still for longer, with all the
        // other tests about, shows it to nobody. Nobody is that unlucky three times.
        for attempt in 1...3 {
            do { return try await play(board, frame) } catch is Blink where attempt < 3 { continue }
        }
    }

    /// What was seen is not what was shown.
    struct Blink: Error {
        let round: Int
        let seen: [String]
    }

    private func play(_ board: [String], _ frame: String) async throws {
        let seed = try #require(Self.seedWithoutRepeats)
        let home = try Home(settings: #""speed":"fast""#)
        let game = try await Game(home, ["--mute", "--seed", "\(seed)"] + board).enter()
        #expect(game.screen.shows(frame))
        game.type(Keys.enter)
        for round in 1...10 {
            let seen = try await game.watch(round: round)
            guard seen == Self.sequence(seed, round) else { throw Blink(round: round, seen: seen) }
            game.press(seen)
        }
        try await game.seeRight(rounds: 10)
        #expect(home.recording.samples.isEmpty)
    }

    /// A seed whose first ten pads all differ from the one before: a machine that is too busy to draw the
    /// dark moment between two equal ones would make one of them for the eye.
    static let seedWithoutRepeats = (1...UInt64(1_000)).first { seed in
        let pads = sequence(seed, 10)
        return zip(pads, pads.dropFirst()).allSatisfy { $0 != $1 }
    }

    static func sequence(_ seed: UInt64, _ count: Int) -> [String] {
        SampleGames.pads(ofSeed: seed, count: count).map(\.name)
    }
}
