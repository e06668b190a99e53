import TestSupport
import Testing

/// What can be done on the way through a game.
@Suite struct RoundTests {
    @Test func escapePausesAndResumes() async throws {
        let game = try await Game(Home(), ["--mute", "--seed", "1"]).enter()
        try await game.type(Keys.enter, see: "Simon's turn")
        try await game.type(Keys.escape, see: "Resume")
        // Pads do nothing under the menu.
        game.type("rygb" + Keys.escape)
        try await game.seeNo("Resume")
        _ = try await game.watch(round: 1)
        // Seed 1 begins with green; what was lit before the pause may not be lit again.
        game.press(["green"])
        try await game.see("Score 1")
    }

    @Test func aPadSoundsForAsLongAsTheMouseHoldsIt() async throws {
        let game = try await Game(Home()).enter()
        let row = try #require(game.screen.lines.firstIndex { $0.contains("y  yellow") })
        let line = game.screen.lines[row]
        let column = try #require(line.firstRange(of: "yellow")).lowerBound
        let place = "\(line.distance(from: line.startIndex, to: column) + 1);\(row + 1)"
        game.type("\u{1B}[<0;\(place)M")
        try await game.seeLit("yellow")
        try await game.wait("half a second has been played") { game.home.recording.samples.count > 24_000 }
        game.type("\u{1B}[<0;\(place)m")
        try await game.seeNo("▸ Y re ◂")
        try await game.hear(1)
        let tone = try #require(game.home.recording.tones.first)
        #expect(tone.name == "re" && tone.length >= 0.5)
    }

    @Test func pressesInSimonsTurnAreNeitherHeardNorKept() async throws {
        let game = try await Game(Home(), ["--seed", "3"]).enter()
        try await game.type(Keys.enter, see: "Simon's turn")
        game.type("rygb1234")
        let seen = try await game.watch(round: 1)
        try await game.hear(1)
        #expect(game.home.recording.tones.map(\.name) == ["do"])
        game.press(seen)
        try await game.see("Score 1")
    }
}
