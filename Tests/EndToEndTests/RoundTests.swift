import TestSupport
import Testing

/// What can be done on the way through a game.
@Suite struct RoundTests {
    @Test func theSplashPassesByItself() async throws {
        let game = try Game(Home())
        try await game.seeSplash()
        try await game.see("Press Enter to start")
        #expect(game.screen.shows("Score 0") && game.screen.shows("Best 0"))
    }

    @Test func escapePausesAndResumes() async throws {
        let game = try Game(Home(), ["--mute", "--seed", "1"])
        try await game.enter()
        game.type(Keys.enter)
        try await game.see("Simon's turn")
        game.type(Keys.escape)
        try await game.see("Resume")
        // Pads do nothing under the menu.
        game.type("rygb" + Keys.escape)
        try await game.seeNo("Resume")
        _ = try await game.watch(round: 1)
        // Seed 1 begins with green; what was lit before the pause may not be lit again.
        game.press(["green"])
        try await game.see("Score 1")
    }

    @Test func givingUpKeepsWhatWasReached() async throws {
        let home = try Home()
        let game = try Game(home, ["--mute"])
        try await game.enter()
        game.type(Keys.enter)
        game.press(try await game.watch(round: 1))
        try await game.see("Score 1")
        game.type(Keys.escape)
        try await game.see("Give up")
        game.type(Keys.down + Keys.enter)
        try await game.see("Game over")
        game.type("Ada" + Keys.enter)
        try await game.see("Press Enter to start")
        #expect(try home.scores().map(\.points) == [1])
    }

    /// Seed 1 begins with two green pads.
    @Test func twoEqualPadsAreSeenAsTwo() async throws {
        let home = try Home()
        try home.write(#"{"version":1,"speed":"slow"}"#, to: "data/settings.json")
        let game = try Game(home, ["--mute", "--seed", "1"])
        try await game.enter()
        game.type(Keys.enter)
        game.press(try await game.watch(round: 1))
        #expect(try await game.watch(round: 2) == ["green", "green"])
    }

    @Test func aPadSoundsForAsLongAsTheMouseHoldsIt() async throws {
        let home = try Home()
        let game = try Game(home)
        try await game.enter()
        let row = try #require(game.screen.lines.firstIndex { $0.contains("y  yellow") })
        let line = game.screen.lines[row]
        let column = try #require(line.firstRange(of: "yellow")).lowerBound
        let place = "\(line.distance(from: line.startIndex, to: column) + 1);\(row + 1)"
        game.type("\u{1B}[<0;\(place)M")
        try await game.seeLit("yellow")
        try await game.wait("half a second has been played") { home.recording.samples.count > 24_000 }
        game.type("\u{1B}[<0;\(place)m")
        try await game.seeNo("▸ Y re ◂")
        try await game.hear(1)
        let tone = try #require(home.recording.tones.first)
        #expect(tone.name == "re" && tone.length >= 0.5)
    }

    @Test func pressesInSimonsTurnAreNeitherHeardNorKept() async throws {
        let home = try Home()
        let game = try Game(home, ["--seed", "3"])
        try await game.enter()
        game.type(Keys.enter)
        try await game.see("Simon's turn")
        game.type("rygb1234")
        let seen = try await game.watch(round: 1)
        try await game.hear(1)
        #expect(home.recording.tones.map(\.name) == ["do"])
        game.press(seen)
        try await game.see("Score 1")
    }
}
