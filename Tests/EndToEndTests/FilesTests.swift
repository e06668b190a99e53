import Testing

/// Where the files are, by the XDG base directory specification.
@Suite struct FilesTests {
    /// What is in the environment, and where the scores and the settings go.
    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let variables: [String: String]
        let scores: String
        let settings: String
    }

    @Test(arguments: [
        Place(
            testDescription: "no variables", variables: [:], scores: ".local/share/simon/scores.json",
            settings: ".config/simon/settings.json"),
        Place(
            testDescription: "absolute",
            variables: ["XDG_DATA_HOME": "HOME/my data", "XDG_CONFIG_HOME": "HOME/my settings"],
            scores: "my data/simon/scores.json", settings: "my settings/simon/settings.json"),
        Place(
            testDescription: "relative, which does not count",
            variables: ["XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "./config"],
            scores: ".local/share/simon/scores.json", settings: ".config/simon/settings.json"),
    ])
    func scoresAndSettingsLieWhereTheVariablesSay(place: Place) async throws {
        let home = try Home()
        let variables = place.variables.mapValues { $0.replacing("HOME", with: home.path) }
        let game = try await Game(home, ["--mute"], usesDataFolder: false, environment: variables).enter()
        game.type(Keys.enter)
        game.press(try await game.watch(round: 1))
        try await game.see("Score 1")
        try await game.type(Keys.escape, see: "Give up")
        try await game.type(Keys.down + Keys.enter, see: "Name")
        try await game.type("Ada" + Keys.enter, see: "Press Enter to start")
        try await game.quit()
        #expect(try home.scores(place.scores).map(\.name) == ["Ada"])
        #expect(try home.json(place.settings)["lastName"] as? String == "Ada")
        #expect(try home.rights(place.scores) == 0o600 && home.rights(place.settings) == 0o600)
    }
}
