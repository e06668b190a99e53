import Glibc
import TestSupport
import Testing

/// Every way to leave gives the terminal back as it was and says the truth about how it ended.
@Suite struct EndingTests {
    /// A way to leave.
    enum Way: CaseIterable, CustomTestStringConvertible {
        case quit, controlC, controlBackslash, terminate, hangUp, interrupt, user, realTime

        var testDescription: String { "\(self)" }

        /// As the shell tells it.
        var status: Int32 {
            switch self {
            case .quit: 0
            case .controlC, .interrupt: 128 + SIGINT
            case .controlBackslash: 128 + SIGQUIT
            case .terminate: 128 + SIGTERM
            case .hangUp: 128 + SIGHUP
            case .user: 128 + SIGUSR1
            case .realTime: 128 + __libc_current_sigrtmin()
            }
        }

        func leave(_ game: Game) async throws {
            switch self {
            case .quit: game.type("q")
            case .controlC: game.type(Keys.control("c"))
            case .controlBackslash: game.type(Keys.control("\\"))
            case .terminate: try await game.signal(SIGTERM)
            case .hangUp: try await game.signal(SIGHUP)
            case .user: try await game.signal(SIGUSR1)
            case .realTime: try await game.signal(__libc_current_sigrtmin())
            case .interrupt: try await game.signal(SIGINT)
            }
        }
    }

    @Test(arguments: Way.allCases)
    func theTerminalIsGivenBack(way: Way) async throws {
        let game = try await Game(Home()).enter()
        #expect(game.isRaw && game.screen.modes != .untouched)
        game.type("r")
        try await game.seeLit("red")
        try await way.leave(game)
        #expect(try await game.end() == way.status)
        // A shell may say that its child was ended by a signal, the game itself nothing.
        #expect(!game.screen.lines.joined().lowercased().contains("simon"))
    }

    @Test(arguments: [Way.controlC, .terminate, .hangUp])
    func alsoInTheMiddleOfARound(way: Way) async throws {
        let game = try await Game(Home(), ["--mute"]).enter()
        try await game.type(Keys.enter, see: "Simon's turn")
        // Neither of these is a way to leave now.
        game.type("qls")
        _ = try await game.watch(round: 1)
        try await way.leave(game)
        #expect(try await game.end() == way.status)
    }

    @Test func alsoFromTheSplash() async throws {
        let game = try Game(Home())
        try await game.seeSplash()
        try await game.interrupt()
    }

    @Test(arguments: [Way.terminate, .hangUp, .controlC, .user])
    func theNameThatWasTypedAtThePromptCounts(way: Way) async throws {
        let home = try Home(settings: #""lastName":"Ada""#)
        let game = try await Game(home, ["--mute"]).playToTheEnd()
        // Ctrl+E, the end of the line: what is typed at once would come in the place of the last name.
        try await game.type(Keys.control("e") + " Lovelace", see: "Ada Lovelace")
        try await way.leave(game)
        #expect(try await game.end() == way.status)
        #expect(try home.scores().map(\.name) == ["Ada Lovelace"])
        #expect(try home.scores().map(\.points) == [1])
        // The next start says so.
        let next = try await Game(home, ["--mute"]).enter()
        try await next.see("saved for Ada Lovelace")
    }

    /// The game is on the disk before anybody is asked for a name.
    @Test func aGameThatIsKilledAtThePromptHasItsScore() async throws {
        let home = try Home(settings: #""lastName":"Ada""#)
        let game = try await Game(home, ["--mute"]).playToTheEnd()
        try await game.signal(SIGKILL)
        #expect(try await game.end() == 137)
        #expect(try home.scores().map(\.name) == ["Ada"])
        let next = try await Game(home, ["--mute"]).enter()
        try await next.see("saved for Ada")
    }

    @Test func whoLeavesWaitsForASlowDisk() async throws {
        let home = try Home()
        let game = try Game(
            home, ["--mute"],
            limits: "exec env LD_PRELOAD=\(SimonBinary.testGamepad) SIMON_TEST_FSYNC=400 \"$0\" \"$@\"")
        try await game.playToTheEnd()
        try await game.type("Ada" + Keys.enter, see: "Press Enter to start")
        try await game.quit()
        #expect(
            game.screen.lines.joined().contains("Saving...") && game.screen.lines.joined().contains("Saved"))
        #expect(try home.scores().map(\.name) == ["Ada"])
    }

    /// A second Ctrl+C does not wait for a disk that does not answer; what may be saved is not called unsaved.
    @Test func aSecondControlCDoesNotWait() async throws {
        let home = try Home()
        let game = try Game(
            home, ["--mute"],
            limits: "exec env LD_PRELOAD=\(SimonBinary.testGamepad) SIMON_TEST_FSYNC=30000 \"$0\" \"$@\"",
            errors: home.file("errors"))
        try await game.playToTheEnd()
        try await game.type("Ada" + Keys.enter, see: "Press Enter to start")
        game.type(Keys.control("c"))
        // At the beginning of a line: the game says so as well, in the middle of its own.
        try await game.wait("the end waits") { game.screen.lines.contains { $0.hasPrefix("Saving...") } }
        try await game.interrupt()
        #expect(try home.text("errors").hasPrefix("simon: this may not be saved"))
        #expect(!game.screen.lines.joined().contains("Not saved"))
    }

    @Test func aSettingIsOnTheDiskAsSoonAsItShows() async throws {
        let home = try Home()
        var game = try await Game(home).enter()
        try await game.type("s", see: "Settings")
        game.type(" ")
        try await game.wait("Sound is off") { game.screen.line(with: "Sound")?.contains("off") == true }
        try await game.signal(SIGKILL)
        #expect(try await game.end() == 137)
        game = try await Game(home).enter()
        try await game.type("s", see: "Settings")
        #expect(game.screen.line(with: "Sound")?.contains("off") == true)
        #expect(try home.names(in: "data").filter { $0.hasSuffix(".json") } == ["settings.json"])
    }
}
