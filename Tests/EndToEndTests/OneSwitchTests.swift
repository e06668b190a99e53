import TestSupport
import Testing

/// From the start screen to the end and to the door with one key, which means nothing but "this".
///
/// The coordinator's tests do so with every game and a manual clock; here the mark moves on while a busy machine looks
/// at the screen.
@Suite struct OneSwitchTests {
    @Test func simonWithAName() async throws {
        let home = try Home(settings: #""scanning":"fast","reducedMotion":true"#)
        let game = try Game(home, ["--mute", "--game", "simon", "--seed", "11", "--color", "none"])
        try await game.seeSplash()
        try await game.type("b", see: "Any key chooses what has the focus")
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
        #expect(try home.text("data/scores.json").contains("scanning"))
        try await game.scan(to: "q quit")
        #expect(try await game.end() == 0)
    }
}
