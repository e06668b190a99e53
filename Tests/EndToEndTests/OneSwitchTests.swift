import Foundation
import GameRules
import Model
import Testing

/// Each game from its start screen to its end and to the door with one key, which means nothing but "this".
@Suite struct OneSwitchTests {
    private func start(
        _ home: Home, _ game: String, settings: String = ""
    ) async throws -> Game {
        let all = #"{"version":1,"scanning":"fast","reducedMotion":true\#(settings)}"#
        try home.write(all, to: "data/settings.json")
        let game = try Game(home, ["--mute", "--game", game, "--seed", "11", "--color", "none"])
        try await game.seeSplash()
        game.type("b")
        try await game.see("Any key chooses what is marked")
        return game
    }

    private func leave(_ game: Game) async throws {
        // With an undo among the keys there is no room for what it does.
        try await game.scan(to: "q")
        #expect(try await game.end() == 0)
        #expect(game.screen.strays.isEmpty)
    }

    @Test func simonWithANameAndOutByTheSettings() async throws {
        let home = try Home()
        let game = try await start(home, "simon")
        try await game.scan(to: "Enter start")
        let shown = try await game.watch(round: 1)
        try await game.scan(to: "Esc pause")
        try await game.scan(to: "Resume")
        try await game.scan(to: shown[0])
        try await game.see("Score 1")
        let next = try await game.watch(round: 2)
        try await game.scan(to: next[0] == "red" ? "blue" : "red")
        try await game.see("Name")
        // The sixth letter of the first row.
        let first = try await game.find("a b c d e f g h")
        try await game.scan(to: TextScreen.Place(column: first.column + 10, row: first.row))
        try await game.see("Name F")
        try await game.scan(to: "Enter save")
        try await game.see("Any key chooses")
        #expect(try home.scores().map(\.name) == ["F"] && home.scores().map(\.points) == [1])
        #expect(
            try String(contentsOfFile: home.file("data/scores.json"), encoding: .utf8).contains("scanning"))
        // The mark is shown and explained, and the list can be filtered by it.
        try await game.scan(to: "l leaderboard")
        try await game.see("~ with scanning")
        try await game.scan(to: "f without aids")
        try await game.see("No scores yet")
        try await game.scan(to: "Esc back")
        try await game.scan(to: "s settings")
        // The list goes round: its end is one step up from its beginning.
        try await game.scan(to: "↑↓")
        try await game.scan(to: "Scanning")
        try await game.wait("scanning is off") {
            game.screen.line(with: "Scanning")?.contains("off") == true
        }
        game.type("\u{1B}")
        try await game.see("Press Enter to start")
        game.type("q")
        #expect(try await game.end() == 0)
    }

    @Test func squares() async throws {
        let home = try Home()
        let game = try await start(home, "squares", settings: #","squaresGrid":3"#)
        try await game.scan(to: "Enter start")
        var rules = SquaresGame(options: SquaresOptions(grid: .three), seed: 11)
        _ = rules.perform(.start, at: .zero)
        _ = rules.advance(to: .seconds(60))
        try await game.see("Your turn")
        let keys = ["123", "qwe", "asd"].map(Array.init)
        for square in rules.sequence {
            let key = String(keys[square.row][square.column])
            let place = try #require(game.screen.places(of: key).first)
            try await game.scan(to: place)
        }
        try await game.see("Score 4")
        try await game.scan(to: "Enter next round")
        try await game.see("Your turn")
        _ = rules.perform(.start, at: .seconds(60))
        let wrong = try #require(rules.options.grid.squares.first { $0 != rules.sequence[0] })
        try await game.scan(to: try await game.find(String(keys[wrong.row][wrong.column])))
        try await game.see("Name")
        try await game.scan(to: "Esc don't save")
        try await leave(game)
    }

    @Test func pairs() async throws {
        let home = try Home()
        let game = try await start(home, "pairs", settings: #","pairs":6,"lastName":"Ada""#)
        try await game.scan(to: "Enter start")
        try await game.see("Find two that match")
        let cards = game.screen.places(of: "╭").sorted { ($0.row, $0.column) < ($1.row, $1.column) }
        try #require(cards.count == 12)
        let pairs = PairsGame(options: PairsOptions(count: .six), seed: 11).table.pairs
        for pair in Set(pairs) {
            for card in pairs.indices where pairs[card] == pair { try await game.scan(to: cards[card]) }
        }
        try await game.see("All found!")
        try await game.scan(to: "Enter save")
        #expect(try home.scores().map(\.name) == ["Ada"] && home.scores().map(\.points) == [18])
        try await leave(game)
    }

    @Test func words() async throws {
        let home = try Home()
        let game = try await start(home, "words", settings: #","lastName":"Ada""#)
        try await game.scan(to: "Enter start")
        try await game.see("Memorize")
        let list = try CardGamesTests.list("en-es")
        let deal = WordsGame(options: WordsOptions(list), seed: 11)
        let cards = game.screen.places(of: "╭").sorted { ($0.row, $0.column) < ($1.row, $1.column) }
        try #require(cards.count == 16)
        try await game.seeNo("Memorize")
        for (found, word) in Set(deal.cards.map(\.word)).enumerated() {
            for card in deal.cards.indices where deal.cards[card].word == word {
                try await game.scan(to: cards[card])
            }
            try await game.see("Found \(found + 1) of 8")
        }
        try await game.see("All found!")
        try await game.scan(to: "Enter save")
        #expect(try home.scores().map(\.name) == ["Ada"])
        try await leave(game)
    }

    @Test func match() async throws {
        let home = try Home()
        let game = try await start(home, "match", settings: #","matchSeconds":30"#)
        try await game.scan(to: "Enter start")
        try await game.scan(to: "Tab unnamed")
        try await game.scan(to: "Enter start")
        try await game.see("the ink")
        for answer in 1...15 {
            try await game.scan(to: "Yes")
            if answer < 15 { try await game.see("\(30 - 2 * answer) s") }
        }
        try await game.see("Time's up")
        try await game.scan(to: "Esc close")
        try await leave(game)
    }
}
