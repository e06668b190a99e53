import TestSupport
import Testing

/// Without sound: because the player wants it so, or because there is none.
@Suite struct SilenceTests {
    @Test(arguments: [(#""sound":false"#, []), ("", ["--mute"])])
    func mutedNotOneSampleIsPlayed(settings: String, arguments: [String]) async throws {
        let game = try await Game(Home(settings: settings), arguments).playToTheEnd()
        #expect(game.home.recording.isSilent)
        // The settings are not touched by the command line.
        #expect(game.home.has("data/settings.json") == arguments.isEmpty)
    }

    @Test func switchedOffWhileATonePlaysNothingMoreIsHeard() async throws {
        let home = try Home()
        let game = try await Game(home).enter()
        game.type("r")
        try await game.wait("the first tone has begun") { home.recording.isHeard() }
        try await game.type("s", see: "Settings")
        game.type(Keys.enter)
        try await game.wait("Sound is off") { game.screen.line(with: "Sound")?.contains("off") == true }
        try await game.type(Keys.escape, see: "Press Enter to start")
        // What is left of the first tone may still be on its way into the recording.
        try await game.hear(1)
        let length = home.recording.samples.count
        game.type("y")
        try await game.seeLit("yellow")
        try await game.quit()
        // The first tone, cut short unless the machine was slow, and nothing of the second.
        #expect(home.recording.tones.allSatisfy { $0.name == "do" })
        #expect(!home.recording.isHeard(from: length))
    }

    @Test(arguments: [Home.SoundCard.none, .missing])
    func withoutASoundCardOneQuietLineSaysSo(card: Home.SoundCard) async throws {
        let home = try Home(card)
        let game = try await Game(home, errors: home.file("errors")).enter()
        try await game.see("No sound: there is no sound")
        let said = game.screen.lines.filter { $0.contains("No sound") }
        #expect(said.count == 1)
        // Nothing of libasound's own words stands there.
        let words = game.screen.lines.joined(separator: "\n")
        for word in ["ALSA", "lib", "pcm", ".c:", "cannot"] { #expect(!words.contains(word), "\(word)") }
        game.type(Keys.enter)
        let seen = try await game.watch(round: 1)
        game.press(seen)
        try await game.seeRight(rounds: 1)
        try await game.interrupt()
        #expect(try home.text("errors").isEmpty && game.screen.lines.joined().isEmpty)
    }

    @Test func aSoundServerThatHangsIsSaidAndHoldsNothingUp() async throws {
        let game = try await Game(Home(.hanging)).enter()
        game.type("r")
        try await game.seeLit("red")
        try await game.wait("the quiet line") {
            // In turn: the same key again and again would be one that is held.
            game.type("yg")
            return game.screen.shows("No sound: the sound server does not answer.")
        }
        try await game.quit()
    }
}
