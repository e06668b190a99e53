import TestSupport
import Testing

/// Cards that fail as real ones do: the game goes on, one quiet line says so, sound comes back by itself.
@Suite struct FailingCardTests {
    /// What befalls a card while it plays, and how the quiet line goes on.
    private static let troubles: [(Home.Trouble, String)] = [
        (.gone, "there is no sound card."), (.busy, "another program is using the sound device."),
        (.asleep, "the sound device didn't resume."), (.deaf, "the sound server does not answer."),
    ]

    @Test(arguments: troubles)
    func whatBefallsACardInATone(trouble: Home.Trouble, words: String) async throws {
        let home = try Home(.clocked(latency: 0))
        let game = try await Game(home).enter()
        game.type("r")
        try await game.wait("the card plays") { !home.recording.isSilent }
        try home.befall(trouble)
        try await press("y", in: game) { game.screen.shows("No sound: " + words) }
        try await expectQuiet(game)
        try home.befall(.well)
        try await game.seeNo("No sound")
        let before = home.recording.samples.count
        try await press("g", in: game) { !home.recording.dropping(before).isSilent }
        try await game.quit()
        #expect(game.screen.lines.joined().isEmpty)
    }

    /// Presses a pad, and again whenever its tone must be over, until a condition holds.
    private func press(_ pad: String, in game: Game, until condition: @escaping () -> Bool) async throws {
        let clock = ContinuousClock()
        var next = clock.now
        try await game.wait("pressing '\(pad)' has its effect") {
            if clock.now >= next {
                game.type(pad)
                next = clock.now + .milliseconds(500)
            }
            return condition()
        }
    }

    /// One line, no byte that does not belong to a frame, and hardly any work, measured after the last frames
    /// of the press have been drawn.
    private func expectQuiet(_ game: Game) async throws {
        #expect(game.screen.lines.count { $0.contains("No sound") } == 1)
        let length = Duration.seconds(1)
        // Under 1 % of a processor where nothing else runs; the same work takes up to three times as long on
        // a machine whose caches and cores are fought over. Spinning would take all of it.
        let limit = length * 3 / 100
        var used: [Duration] = []
        repeat {
            let before = try await game.processorTime()
            try await Task.sleep(for: length)
            used.append(try await game.processorTime() - before)
        } while used.count < 12 && used.last.map { $0 > limit } ?? true
        #expect(used.contains { $0 <= limit }, "\(used) of \(length)")
        try await game.see("No sound")
        #expect(game.screen.lines.count { $0.contains("No sound") } == 1)
    }

    @Test func aCardThatAnotherProgramHasFromTheStartIsTakenWhenItIsFree() async throws {
        let home = try Home(.clocked(latency: 0))
        try home.befall(.busy)
        let game = try await Game(home).enter()
        try await game.see("No sound: another program is using the sound device.")
        try home.befall(.well)
        try await game.seeNo("No sound")
        game.type("r")
        try await game.hear(1)
        #expect(home.recording.tones.map(\.name) == ["do"])
    }

    @Test func aSleepFromWhichTheCardWakesUpIsNotTalkedAbout() async throws {
        let game = try await Game(Home(.clocked(latency: 0))).enter()
        game.type("r")
        try await game.wait("the card plays") { !game.home.recording.isSilent }
        try game.home.befall(.dozing)
        try await press("y", in: game) {
            #expect(!game.screen.shows("No sound"))
            return game.home.recording.tones.contains { $0.name == "re" }
        }
    }

    @Test(arguments: [Home.Trouble.gone, .asleep, .deaf])
    func theGameEndsAtOnceThoughTheCardFails(trouble: Home.Trouble) async throws {
        let game = try await Game(Home(.clocked(latency: 0))).enter()
        game.type("r")
        try await game.wait("the card plays") { !game.home.recording.isSilent }
        try game.home.befall(trouble)
        game.type("yq")
        #expect(try await game.end() == 0)
        #expect(game.screen.lines.joined().isEmpty)
    }
}
