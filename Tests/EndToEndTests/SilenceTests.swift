import TestSupport
import Testing

/// Without sound: because the player wants it so, or because there is none.
@Suite struct SilenceTests {
    @Test func mutedInTheSettingsNotOneSampleIsPlayed() async throws {
        let home = try Home()
        var game = try await Game(home).enter()
        try await game.type("s", see: "Settings")
        game.type(" ")
        try await game.wait("Sound is off") { game.screen.line(with: "Sound")?.contains("off") == true }
        try await game.type(Keys.escape, see: "Press Enter to start")
        try await game.quit()

        game = try await Game(home).playToTheEnd()
        #expect(home.recording.isSilent)
    }

    @Test func mutedOnTheCommandLineToo() async throws {
        let game = try await Game(Home(), ["--mute"]).playToTheEnd()
        #expect(game.screen.shows("Game over"))
        #expect(game.home.recording.isSilent)
        // The settings are not touched by it.
        #expect(!game.home.has("data/settings.json"))
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
        game.type(Keys.enter)
        let seen = try await game.watch(round: 1)
        game.press(seen)
        try await game.see("Score 1")
        try await game.interrupt()
        #expect(try home.text("errors").isEmpty)
    }

    @Test func aSoundServerThatHangsIsSaidAndHoldsNothingUp() async throws {
        let game = try await Game(Home(.hanging)).enter()
        game.type("r")
        try await game.seeLit("red")
        try await game.wait("the quiet line") {
            game.type("y")
            return game.screen.shows("No sound: the sound server does not answer.")
        }
        try await game.quit()
    }

    @Test(arguments: [Home.SoundCard.none, .missing])
    func nothingOfLibasoundsStandsOnTheScreen(card: Home.SoundCard) async throws {
        let game = try await Game(Home(card)).enter()
        try await game.see("No sound: there is no sound")
        game.type("ry")
        try await game.seeLit("yellow")
        let words = game.screen.lines.joined(separator: "\n")
        for word in ["ALSA", "lib", "pcm", ".c:", "cannot"] { #expect(!words.contains(word), "\(word)") }
        try await game.quit()
        #expect(game.screen.lines.joined().isEmpty)
    }
}
