import Glibc
import TestSupport
import Testing

/// A plug-in of libasound breaks the thread that sound is played on: the terminal is given back all the same,
/// and whoever started the game sees what it died of.
@Suite struct AudioThreadFaultTests {
    /// A way to break, and the signals by which it may end a program.
    struct Way: CustomTestStringConvertible {
        let fault: Home.Trouble
        let signals: Set<Int32>
        var testDescription: String { fault.rawValue }
    }

    @Test(arguments: [
        Way(fault: .crashing, signals: [SIGSEGV]), Way(fault: .overflowing, signals: [SIGSEGV]),
        Way(fault: .aborting, signals: [SIGABRT]), Way(fault: .trapping, signals: [SIGILL, SIGTRAP]),
    ])
    func theTerminalIsGivenBack(way: Way) async throws {
        let game = try await Game(Home(.clocked(latency: 0))).enter()
        #expect(game.isRaw && game.screen.modes != .untouched)
        try game.home.befall(way.fault)
        game.type("r")
        let status = try await game.end()
        #expect(way.signals.contains(status - 128))
    }
}

/// A sound server that hangs while the tones are to be played: the one thing that is said of it.
@Suite struct HangingTonesTests {
    @Test func itIsSaidThoughTheServerHangs() async throws {
        let command = try await Command(Home(.hanging), "tones")
        #expect(command.status == 1)
        #expect(command.errors.contains("No sound: the sound server does not answer."))
        #expect(command.output.isEmpty)
    }
}
