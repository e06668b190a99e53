import TestSupport
import Testing

/// The terminal's bell, which rings at a mistake where the settings say so, and never in a muted run.
@Suite struct BellTests {
    private func home(_ settings: String) throws -> Home {
        let home = try Home()
        try home.write(#"{"version":1,"sound":false,\#(settings)}"#, to: "data/settings.json")
        return home
    }

    @Test(arguments: [
        (#""bell":true"#, [], 1), (#""bell":true"#, ["--mute"], 0), (#""bell":false"#, [], 0),
        (#""bell":true,"haptics":false"#, [], 0),
    ])
    func itRingsOnceAtAMistakeInPlainLines(settings: String, arguments: [String], times: Int) async throws {
        let game = try Game(home(settings), ["--plain", "--game", "simon", "--seed", "7"] + arguments)
        try await game.see("Enter starts")
        game.type(Keys.enter + "y" + Keys.enter)
        try await game.see("Simon: yellow, red.")
        #expect(game.screen.bells == 0)
        game.type("b" + Keys.enter)
        try await game.see("Your name?")
        #expect(game.screen.bells == times)
    }

    @Test(arguments: [([], 1), (["--mute"], 0)])
    func itRingsOnceAtAMistakeOnTheScreen(arguments: [String], times: Int) async throws {
        let game = try Game(home(#""bell":true"#), arguments)
        try await game.playToTheEnd()
        #expect(game.screen.bells == times)
    }
}
