import TestSupport
import Testing

/// Without sound: because the player wants it so, or because there is none.
@Suite struct SilenceTests {
    @Test func mutedInTheSettingsNotOneSampleIsPlayed() async throws {
        let home = try Home()
        var game = try Game(home)
        try await game.enter()
        game.type("s")
        try await game.see("Settings")
        game.type(" ")
        try await game.wait("Sound is off") { game.screen.line(with: "Sound")?.contains("off") == true }
        game.type(Keys.escape)
        try await game.see("Press Enter to start")
        game.type("q")
        #expect(try await game.end() == 0)

        game = try Game(home)
        try await game.playToTheEnd()
        #expect(home.recording.isSilent)
    }

    @Test func mutedOnTheCommandLineToo() async throws {
        let home = try Home()
        let game = try Game(home, ["--mute"])
        try await game.playToTheEnd()
        #expect(game.screen.shows("Game over"))
        #expect(home.recording.isSilent)
        // The settings are not touched by it.
        #expect(!home.has("data/settings.json"))
    }

    @Test func switchedOffWhileATonePlaysNothingMoreIsHeard() async throws {
        let home = try Home()
        let game = try Game(home)
        try await game.enter()
        game.type("r")
        try await game.wait("the first tone has begun") { home.recording.isHeard() }
        game.type("s")
        try await game.see("Settings")
        game.type(Keys.enter)
        try await game.wait("Sound is off") { game.screen.line(with: "Sound")?.contains("off") == true }
        game.type(Keys.escape)
        try await game.see("Press Enter to start")
        // What is left of the first tone may still be on its way into the recording.
        try await game.hear(1)
        let length = home.recording.samples.count
        game.type("y")
        try await game.seeLit("yellow")
        game.type("q")
        #expect(try await game.end() == 0)
        // The first tone, cut short unless the machine was slow, and nothing of the second.
        #expect(home.recording.tones.allSatisfy { $0.name == "do" })
        #expect(!home.recording.isHeard(from: length))
    }

    @Test(arguments: [Home.SoundCard.none, .missing])
    func withoutASoundCardOneQuietLineSaysSo(card: Home.SoundCard) async throws {
        let home = try Home(card)
        let game = try Game(home, errors: home.file("errors"))
        try await game.enter()
        try await game.see("No sound: there is no sound")
        let said = game.screen.lines.filter { $0.contains("No sound") }
        #expect(said.count == 1)
        game.type(Keys.enter)
        let seen = try await game.watch(round: 1)
        game.press(seen)
        try await game.see("Score 1")
        game.type(Keys.control("c"))
        #expect(try await game.end() == 130)
        #expect(try home.text("errors").isEmpty)
        #expect(game.screen.strays.isEmpty)
    }

    @Test func aSoundServerThatHangsIsSaidAndHoldsNothingUp() async throws {
        let game = try Game(Home(.hanging))
        try await game.enter()
        game.type("r")
        try await game.seeLit("red")
        try await game.wait("the quiet line") {
            game.type("y")
            return game.screen.shows("No sound: the sound server does not answer.")
        }
        game.type("q")
        #expect(try await game.end() == 0)
    }

    @Test(arguments: [Home.SoundCard.none, .missing])
    func nothingOfLibasoundsStandsOnTheScreen(card: Home.SoundCard) async throws {
        let game = try Game(Home(card))
        try await game.enter()
        try await game.see("No sound: there is no sound")
        game.type("ry")
        try await game.seeLit("yellow")
        let words = game.screen.lines.joined(separator: "\n")
        for word in ["ALSA", "lib", "pcm", ".c:", "cannot"] { #expect(!words.contains(word), "\(word)") }
        game.type("q")
        #expect(try await game.end() == 0)
        #expect(game.screen.lines.joined().isEmpty)
    }
}
