import TestSupport
import Testing

/// From a wrong pad to a place on the leaderboard.
@Suite struct LeaderboardTests {
    @Test func aNameIsTypedSavedAndShownWithItsLocalTime() async throws {
        let home = try Home()
        let game = try await Game(home, ["--mute"]).playToTheEnd()
        let head = game.screen.lines.filter { $0.contains("Game over") && $0.contains("Score 1") }
        #expect(head.count == 1)
        #expect(game.screen.shows("You pressed"))
        game.type(
            "Nobody" + Keys.control("u") + "Zoey" + Keys.backspace + Keys.backspace + "ë漢" + Keys.home + "\"")
        try await game.see("Name \"Zoë漢")
        try await game.type(Keys.enter, see: "number 1 on the leaderboard")
        try await game.type("l", see: "Leaderboard")

        let score = try #require(try home.scores().first)
        #expect(score.name == "\"Zoë漢" && score.points == 1)
        let row = try #require(game.screen.line(with: "Zoë漢"))
        let time = home.localTime(of: score.date).dropFirst(11)
        // Midnight may have passed meanwhile.
        #expect(row.contains("* 1") && ["today", "yesterday"].contains { row.contains("\($0) \(time)") })
        let table = try await Command(home, "scores", "--data-dir", home.data).output
        #expect(table.contains(score.name) && table.contains(home.localTime(of: score.date)))
    }

    @Test func everythingIsStillThereTheNextDay() async throws {
        let home = try Home()
        var game = try await Game(home).playToTheEnd()
        try await game.type("Grace" + Keys.enter, see: "number 1 on the leaderboard")
        // Haptics off, volume down to 60.
        game.type("s" + Keys.down + " " + Keys.down + Keys.left + Keys.left)
        try await game.wait("the volume is 60") { game.screen.line(with: "Volume")?.contains("60") == true }
        try await game.type(Keys.escape, see: "Press Enter to start")
        try await game.quit()

        game = try await Game(home).enter()
        try await game.see("best")
        try await game.type("s", see: "Settings")
        let rows = [("Sound", "on"), ("Haptics", "off"), ("Volume", "60"), ("Speed", "normal")]
        for (name, value) in rows {
            #expect(game.screen.line(with: name)?.contains(value) == true, "\(name)")
        }
        try await game.type(Keys.escape, see: "Press Enter to start")
        try await game.play(rounds: 2)
        // Grace is filled in.
        try await game.see("Name Grace")
        try await game.type(Keys.enter, see: "number 1 on the leaderboard")
        try await game.type("l", see: "Leaderboard")
        let scores = try home.scores().sorted { $0.points > $1.points }
        #expect(scores.map(\.points) == [2, 1] && scores.allSatisfy { $0.name == "Grace" })
    }
}
