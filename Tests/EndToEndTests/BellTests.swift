import TestSupport
import Testing

/// The terminal's bell, which rings at a mistake where the settings say so, and never in a muted run.
@Suite struct BellTests {
    private func home(_ settings: String) throws -> Home {
        try Home(settings: #""sound":false,\#(settings)"#)
    }

    @Test(arguments: [
        (#""bell":true"#, [], 1), (#""bell":true"#, ["--mute"], 0), (#""bell":false"#, [], 0),
        (#""bell":true,"haptics":false"#, [], 0),
    ])
    func itRingsOnceAtAMistakeInPlainLines(settings: String, arguments: [String], times: Int) async throws {
        let game = try Game(home(settings), ["--plain", "--game", "simon", "--seed", "7"] + arguments)
        try await game.see("Enter starts")
        try await game.type(Keys.enter + "y" + Keys.enter, see: "Simon: yellow, red.")
        #expect(game.screen.bells == 0)
        try await game.type("b" + Keys.enter, see: "Your name?")
        #expect(game.screen.bells == times)
    }

    @Test(arguments: [([], 1), (["--mute"], 0)])
    func itRingsOnceAtAMistakeOnTheScreen(arguments: [String], times: Int) async throws {
        let game = try await Game(home(#""bell":true"#), arguments).playToTheEnd()
        #expect(game.screen.bells == times)
    }
}
