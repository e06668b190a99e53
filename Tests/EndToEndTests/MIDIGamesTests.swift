import GameRules
import Model
import TestSupport
import Testing

/// The games without Simon's pads, each from the splash to a saved score with nothing but a MIDI keyboard: do and re
/// go from card to card, mi turns one up or says yes, do says no, and a drum bank's pads are the squares.
@Suite struct MIDIGamesTests {
    private static let (do_, re, mi): (UInt8, UInt8, UInt8) = (60, 62, 64)
    /// The note that the settings have for starting.
    private static let start: UInt8 = 84

    /// A game that waits for its start, and its keyboard.
    private func begin(_ game: GameKind, _ settings: String = "", _ options: [String] = []) async throws
        -> (Game, Keyboard, Home)
    {
        let home = try Home()
        try home.write(
            "{\"version\": 1, \"midiStart\": \(Self.start), \"lastName\": \"Ada\"\(settings)}",
            to: "data/settings.json")
        let keyboard = try Keyboard(home)
        let words = ["--mute", "--game", game.rawValue, "--seed", "11"] + options
        let run = try Game(home, words, keyboard: keyboard)
        try await run.seeStart()
        try await run.wait("the keyboard is connected") { keyboard.isTaken }
        keyboard.play([Self.start])
        return (run, keyboard, home)
    }

    private func save(_ game: Game, _ keyboard: Keyboard, _ home: Home) async throws -> [Int] {
        try await game.see("Name Ada")
        keyboard.play([Self.start])
        try await game.seeStart()
        #expect(!game.hasTyped && game.screen.strays.isEmpty)
        #expect(try home.scores().map(\.name) == ["Ada"])
        return try home.scores().map(\.points)
    }

    @Test func squares() async throws {
        let (game, keyboard, home) = try await begin(.squares)
        var rules = SquaresGame(seed: 11)
        for score in [4, 5, 0] {
            try await game.see("Your turn")
            _ = rules.perform(.start, at: .zero)
            _ = rules.advance(to: .seconds(60))
            // The bank's lowest pad lies at the lower left.
            let notes = rules.sequence.map { UInt8(36 + (3 - $0.row) * 4 + $0.column) }
            guard score > 0 else {
                keyboard.play([notes[0] == 36 ? 37 : 36])
                break
            }
            keyboard.play(notes)
            for square in rules.sequence { _ = rules.perform(.press(square), at: .seconds(60)) }
            try await game.see("Score \(score)")
            keyboard.play([Self.start])
        }
        #expect(try await save(game, keyboard, home) == [5])
    }

    @Test func pairs() async throws {
        let (game, keyboard, home) = try await begin(.pairs)
        try await game.see("Find two that match")
        try await turn(PairsGame(seed: 11).table.pairs, in: game, keyboard) { "Pairs \($0)" }
        try await game.see("All found!")
        let points = try await save(game, keyboard, home)
        #expect(points.count == 1 && points[0] >= 8)
    }

    @Test func words() async throws {
        let (game, keyboard, home) = try await begin(.words)
        try await game.wait("the cards lie face down") {
            game.screen.shows("Found 0 of 8") && !game.screen.shows("Memorize")
        }
        let deal = WordsGame(options: WordsOptions(try CardGamesTests.list("en-es")), seed: 11)
        try await turn(deal.cards.map(\.word), in: game, keyboard) { "Found \($0) of 8" }
        try await game.see("All found!")
        #expect(try await save(game, keyboard, home).count == 1)
    }

    /// Turns up the cards that belong together, two by two; re leads to the next card on the table.
    /// - Parameter told: what is on the screen after so many pairs.
    private func turn(_ cards: [Int], in game: Game, _ keyboard: Keyboard, told: (Int) -> String)
        async throws
    {
        var lying = Array(cards.indices)
        var cursor = 0
        while let pair = lying.first.map({ cards[$0] }) {
            for card in lying where cards[card] == pair {
                while cursor != card {
                    keyboard.play([Self.re])
                    cursor = lying.first { $0 > cursor } ?? lying[0]
                }
                keyboard.play([Self.mi])
            }
            lying.removeAll { cards[$0] == pair }
            try await game.see(told((cards.count - lying.count) / 2))
        }
    }

    @Test func match() async throws {
        let (game, keyboard, home) = try await begin(.match, ", \"matchSeconds\": 30", ["--color", "none"])
        try await game.see("the ink")
        var rules = MatchGame(options: MatchOptions(length: .half), seed: 11)
        _ = rules.perform(.start, at: .zero)
        for round in 1...8 {
            guard case .playing(let cards, _) = rules.phase else { break }
            try await game.see("ink: \(cards.ink == .black ? "white" : cards.ink.rawValue)")
            keyboard.play([cards.isMatch ? Self.mi : Self.do_])
            _ = rules.perform(.answer(cards.isMatch), at: .milliseconds(round))
            try await game.see("Score \(rules.score)")
        }
        try await game.wait("the time is up", within: .seconds(60)) { game.screen.shows("play again") }
        #expect(game.screen.shows("8 right, 0 wrong"))
        #expect(!game.hasTyped && game.screen.strays.isEmpty)
        #expect(
            try home.scores().map(\.name) == ["Ada"] && home.scores().map(\.points) == [rules.tally.total])
    }
}
