import Glibc
import Testing

/// What signals do to a game of lines in a terminal.
@Suite struct PlainSignalsTests {
    private static let seed = ["--plain", "--mute", "--game", "simon", "--seed", "7"]

    private func home() throws -> Home { try Home(settings: #""lastName":"Ada""#) }

    private func play(_ home: Home, _ lines: String...) async throws -> Game {
        let game = try Game(home, Self.seed)
        try await game.see("Enter starts")
        try await game.type(Keys.enter, see: "Simon: yellow.")
        for line in lines { game.type(line + Keys.enter) }
        return game
    }

    /// SIGTSTP is what Ctrl+Z sends; SIGCONT also comes when the program was stopped without warning.
    @Test(arguments: [SIGTSTP, SIGCONT])
    func aStopPausesTheRound(signal: Int32) async throws {
        let game = try await play(home())
        try await game.signal(signal)
        try await game.see("Paused. Enter resumes")
        try await game.type(Keys.enter + "y" + Keys.enter, see: "Right. Score 1.")
        #expect(game.isTerminalAsFound)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func whatWasReachedIsKept(signal: Int32) async throws {
        let home = try home()
        let game = try await play(home, "y")
        try await game.see("Simon: yellow, red.")
        try await game.signal(signal)
        #expect(try await game.end() == 128 + signal)
        #expect(try home.scores().map(\.name) == ["Ada"] && home.scores().map(\.points) == [1])
        #expect(try home.text("data/history.jsonl").split(separator: "\n").count == 1)
    }

    @Test(arguments: [SIGILL, SIGSEGV, SIGABRT]) func aFaultIsSaid(signal: Int32) async throws {
        let game = try Game(home(), Self.seed)
        try await game.see("Enter starts")
        try await game.signal(signal)
        try await game.see("simon: the program failed and had to end; what was saved is kept")
        #expect(try await game.end() == 128 + signal)
    }

    /// Some of all that end a program by default: the terminal's own tests send each of them.
    static let endings = [SIGTERM, SIGHUP, SIGINT, SIGPIPE, SIGUSR1, SIGALRM, __libc_current_sigrtmax()]

    @Test(arguments: endings)
    func aScoreWithoutANameIsKept(signal: Int32) async throws {
        let home = try home()
        let game = try await play(home, "y", "r")
        try await game.see("Your name? Enter for Ada")
        try await game.signal(signal)
        #expect(try await game.end() == 128 + signal)
        #expect(try home.scores().map(\.name) == ["Ada"] && home.scores().map(\.points) == [1])
        // The next start says so.
        let next = try await Command(home, plain: ["--mute"], lines: [])
        #expect(next.output.contains("saved for Ada"))
    }

    /// What was typed whole before the signal counts, though nobody has looked at it yet.
    @Test(arguments: [("Zoe" + Keys.enter, "Zoe"), ("Zoe", "Ada")])
    func aLineThatWasTypedWholeIsTheName(typed: String, name: String) async throws {
        let home = try home()
        let game = try await play(home, "y", "r")
        try await game.see("Your name? Enter for Ada")
        game.type(typed)
        try await game.signal(SIGTERM)
        #expect(try await game.end() == 128 + SIGTERM)
        #expect(try home.scores().map(\.name) == [name])
    }
}
