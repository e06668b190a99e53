import Foundation
import GameRules
import Model
import TestSupport
import Testing

/// From the start screen to the end and to the door with one key, which means nothing but "this".
///
/// The coordinator's tests do so with every game and a manual clock; here are the longest way and the one that is
/// timed, as the mark moves on while a busy machine looks at the screen.
@Suite struct OneSwitchTests {
    private func start(
        _ game: String, pace: String = "fast", settings: String = ""
    ) async throws -> Game {
        let home = try Home(settings: #""scanning":"\#(pace)","reducedMotion":true\#(settings)"#)
        let game = try Game(home, ["--mute", "--game", game, "--seed", "11", "--color", "none"])
        try await game.seeSplash()
        try await game.type("b", see: "Any key chooses what has the focus")
        return game
    }

    @Test func simonWithANameAndOutByTheSettings() async throws {
        let game = try await start("simon")
        let home = game.home
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
        try await game.see("~ by scanning")
        try await game.scan(to: "f hide marked")
        try await game.see("No scores without a mark")
        try await game.scan(to: "Esc back")
        try await game.scan(to: "s settings")
        // The list goes round: its end is one step up from its beginning.
        try await game.scan(to: "↑↓")
        try await game.scan(to: "Scanning")
        try await game.wait("scanning is off") {
            game.screen.line(with: "Scanning")?.contains("off") == true
        }
        try await game.type("\u{1B}", see: "Press Enter to start")
        try await game.quit()
    }

    @Test func match() async throws {
        let game = try await start("match", pace: "medium", settings: #","matchSeconds":30"#)
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
        // With an undo among the keys there is no room for what it does.
        try await game.scan(to: "q")
        #expect(try await game.end() == 0)
    }
}
