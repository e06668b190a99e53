import TestSupport
import Testing

/// Files, terminals and windows that are not as they should be: a clear sentence, and nothing lost.
@Suite struct TroubleTests {
    @Test func damagedScoresAreMovedAsideAndSaid() async throws {
        let home = try Home()
        let damaged = #"{"version":1,"scores":[{"id":"#
        try home.write(damaged, to: "data/scores.json")
        let game = try await Game(home, ["--mute"]).enter()
        try await game.see("scores.json was damaged")
        try await game.play(rounds: 1)
        try await game.type("Ada" + Keys.enter, see: "Press Enter to start")
        #expect(try home.scores().map(\.name) == ["Ada"])
        let names = try home.names(in: "data")
        let aside = try #require(names.first { $0.hasPrefix("scores") && $0.contains("corrupt") }, "\(names)")
        #expect(try home.text("data/" + aside) == damaged)
    }

    @Test func damagedScoresAreSaidInFullOnStandardError() async throws {
        let home = try Home()
        try home.write("[", to: "data/scores.json")
        let command = try await Command(home, "scores", "--json", "--data-dir", home.data)
        #expect(command.status == 0)
        let names = try home.names(in: "data")
        let aside = try #require(names.first { $0.contains("corrupt") }, "\(names)")
        #expect(command.errors.contains("scores.json was damaged") && command.errors.contains(aside))
        #expect(try home.text("data/" + aside) == "[")
    }

    @Test func whatCannotBeSavedIsPrintedAtTheEnd() async throws {
        let home = try Home()
        // Where a file is, not even root can make a folder.
        try home.write("in the way", to: "data")
        let game = try await Game(home, ["--mute"], errors: home.file("errors")).playAndSave()
        try await game.type("l", see: "Leaderboard")
        try await game.see("Not saved yet")
        #expect(game.screen.shows("Ada"))
        try await game.type("q", see: "Press Enter to start")
        game.type("q")
        #expect(try await game.end() == 1)
        let errors = try home.text("errors")
        #expect(errors.hasPrefix("simon: this could not be saved"))
        try home.write(String(errors.drop { $0 != "{" }), to: "unsaved.json")
        #expect(try home.scores("unsaved.json").map(\.name) == ["Ada"])
        #expect(try home.scores("unsaved.json").map(\.points) == [1])
        #expect(try home.text("data") == "in the way")
    }

    /// Where they lie for each environment `DataLocationTests` tell.
    @Test func filesLieWhereTheVariablesSay() async throws {
        let home = try Home()
        let folders = ["XDG_DATA_HOME": home.file("my data"), "XDG_CONFIG_HOME": home.file("my settings")]
        let game = try await Game(home, ["--mute"], usesDataFolder: false, environment: folders).playAndSave()
        try await game.quit()
        let (scores, settings) = ("my data/simon/scores.json", "my settings/simon/settings.json")
        #expect(try home.scores(scores).map(\.name) == ["Ada"])
        #expect(try home.json(settings)["lastName"] as? String == "Ada")
        #expect(try home.rights(scores) == 0o600 && home.rights(settings) == 0o600)
    }

    @Test(arguments: ["dumb", "", nil])
    func withoutATerminalThatCanDrawOneLineSaysSo(term: String?) async throws {
        let home = try Home()
        let game = try Game(home, environment: ["TERM": term], errors: home.file("errors"))
        #expect(try await game.end() == 2)
        let errors = try home.text("errors")
        #expect(errors.hasPrefix("simon: ") && errors.contains("TERM") && errors.contains("simon --plain"))
        #expect(errors.split(separator: "\n").count == 1)
        #expect(game.screen.lines.joined().isEmpty)
    }

    @Test func withoutAnyTerminalOneLineSaysSo() async throws {
        let home = try Home()
        let command = try await Command(home)
        #expect(command.status == 2 && command.output.isEmpty)
        #expect(command.errors.hasPrefix("simon: ") && command.errors.contains("terminal"))
        #expect(command.errors.contains("simon --plain"))
        #expect(command.errors.split(separator: "\n").count == 1)
        #expect(try home.names(in: ".") == ["asound.conf"])
    }
}
