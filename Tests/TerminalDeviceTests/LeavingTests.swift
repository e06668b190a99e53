import Foundation
import Glibc
import TestSupport
import Testing

/// Whatever way the program goes, the terminal is as it was found.
@Suite(.serialized) struct LeavingTests {
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let act: @Sendable (PtyProcess) -> Void
        let status: PtyProcess.Status

        init(key: String, _ name: String, _ status: PtyProcess.Status) {
            testDescription = name
            act = { $0.type(key) }
            self.status = status
        }

        init(signal: Int32, _ name: String) {
            testDescription = name
            act = { $0.send(signal) }
            status = .signalled(signal)
        }
    }

    /// What a processor raises for the instruction that Swift traps with.
    private static var trap: Int32 {
        #if arch(x86_64)
            SIGILL
        #else
            SIGTRAP
        #endif
    }

    static let ways = [
        Way(key: "q", "quitting", .exited(0)), Way(key: "\u{3}", "Ctrl+C", .signalled(SIGINT)),
        Way(key: "\u{1C}", "Ctrl+Backslash", .signalled(SIGQUIT)), Way(signal: SIGTERM, "TERM"),
        Way(signal: SIGHUP, "HUP"), Way(signal: SIGINT, "INT"), Way(signal: SIGQUIT, "QUIT"),
        Way(signal: SIGSEGV, "SEGV"), Way(signal: SIGBUS, "BUS"), Way(signal: SIGILL, "ILL"),
        Way(signal: SIGFPE, "FPE"), Way(signal: SIGABRT, "ABRT"), Way(signal: SIGTRAP, "TRAP"),
        Way(signal: SIGPIPE, "PIPE"), Way(signal: SIGXCPU, "XCPU"), Way(signal: SIGXFSZ, "XFSZ"),
        Way(signal: SIGALRM, "ALRM"), Way(signal: SIGUSR1, "USR1"), Way(signal: SIGUSR2, "USR2"),
        Way(signal: SIGVTALRM, "VTALRM"), Way(signal: SIGPROF, "PROF"), Way(signal: SIGIO, "IO"),
        Way(signal: SIGPWR, "PWR"), Way(signal: SIGSTKFLT, "STKFLT"),
        Way(signal: __libc_current_sigrtmin(), "RTMIN"), Way(signal: __libc_current_sigrtmax(), "RTMAX"),
        Way(key: "T", "a trap of Swift", .signalled(trap)), Way(key: "A", "abort()", .signalled(SIGABRT)),
        Way(key: "O", "a stack that overflows", .signalled(SIGSEGV)),
    ]

    /// Moments tried for each way; they lie anywhere in a frame that is being drawn.
    private static let moments = ProcessInfo.processInfo.environment["SIMON_LONG_TESTS"] == nil ? 3 : 200

    @Test(arguments: ways)
    func leavesNoTrace(way: Way) throws {
        let times = try (0..<LeavingTests.moments).map { _ in try leave(by: way) }
        #expect(times.allSatisfy { $0 < .seconds(5) }, "\(times)")
        // A busy machine takes its time; one good moment shows what the program takes.
        var best = times.min() ?? .zero
        for _ in 0..<20 where best > .milliseconds(100) { best = min(best, try leave(by: way)) }
        #expect(best <= .milliseconds(100), "\(best)")
    }

    /// Runs the probe, ends it at a moment that nobody chose and returns how long that took.
    private func leave(by way: Way) throws -> Duration {
        let probe = try PtyProcess.probe(moving: true)
        #expect(!isSame(probe.settings, probe.found))
        probe.read(for: .microseconds(Int.random(in: 0...40_000)))
        way.act(probe)
        let (status, time) = probe.end()
        #expect(status == way.status)
        #expect(probe.isTerminalAsFound)
        return time
    }

    /// Pictures are taken away and the console's colours put back on every way out, at a moment when they are being
    /// sent and at one when all is there.
    @Test(arguments: ways, [false, true])
    func leavesNoPicturesAndNoPalette(way: Way, isSent: Bool) throws {
        let kitty = try PtyProcess.probe(
            moving: true, showsPictures: true, environment: ["PROBE_PICTURES": "yes"])
        #expect(kitty.waits { kitty.screen.modes.hasPictures })
        if isSent { #expect(kitty.waits(for: "\u{1B}_Ga=p,i=10")) }
        way.act(kitty)
        #expect(kitty.end().status == way.status)
        #expect(kitty.screen.isUntouched)

        let console = try PtyProcess.probe(
            moving: isSent, answers: false, environment: ["TERM": "linux", "COLORTERM": ""])
        #expect(console.screen.modes.hasPalette)
        way.act(console)
        #expect(console.end().status == way.status)
        #expect(console.screen.isUntouched)
        #expect(!console.text.contains("\u{1B}_"))
    }

    /// A terminal that does not answer, or not to this, is asked and sent nothing else.
    @Test(arguments: [false, true])
    func aTerminalWithoutPicturesIsSentNone(answers: Bool) throws {
        let probe = try PtyProcess.probe(
            moving: true, answers: answers, environment: ["PROBE_PICTURES": "yes"])
        probe.read(for: .milliseconds(600))
        probe.quit()
        let strings = probe.text.split(separator: "\u{1B}_").dropFirst().map { $0.prefix { $0 != "\u{1B}" } }
        #expect(strings.count == 1 && strings[0].contains("a=q"), "\(strings)")
    }

    /// Whoever started the program shares the description, and would be surprised.
    @Test func theSharedDescriptionKeepsWaiting() throws {
        let probe = try PtyProcess.probe(moving: true)
        #expect(fcntl(probe.slave, F_GETFL) & O_NONBLOCK == 0)
        probe.type("q")
        _ = probe.end()
        #expect(fcntl(probe.slave, F_GETFL) & O_NONBLOCK == 0)
    }

    @Test(arguments: [false, true])
    func aTerminalThatGoesAwayEndsTheProgram(moving: Bool) throws {
        let probe = try PtyProcess.probe(moving: moving)
        probe.hangUp()
        let (status, _) = probe.end(within: .seconds(5))
        #expect(status == .signalled(SIGHUP) || status == .exited(1))
    }

    /// The answers to what was asked at the start, or to the farewell alone, and what the mouse did meanwhile.
    @Test(arguments: [false, true])
    func whatALateTerminalStillSendsIsNotForTheShell(hasAnswered: Bool) throws {
        let probe = try PtyProcess.probe(answers: false)
        let answer = "\u{1B}[?62;22c"
        if hasAnswered {
            probe.type(answer)
            #expect(probe.waits(for: "attributes"))
        }
        probe.type("q")
        #expect(probe.waits { probe.text.components(separatedBy: "\u{1B}[c").count == 3 })
        if !hasAnswered { probe.type(answer) }
        probe.type("\u{1B}[<35;20;10M")
        probe.read(for: .milliseconds(400))
        probe.type("\u{1B}[<35;21;10M" + answer)
        let (status, time) = probe.end()
        #expect(status == .exited(0) && time < .milliseconds(500), "\(time)")
        #expect(probe.unreadInput == 0)
        #expect(probe.isTerminalAsFound)
    }

    @Test func aTerminalThatNeverAnswersIsNotWaitedFor() throws {
        let probe = try PtyProcess.probe(answers: false)
        probe.read(for: .milliseconds(1_100))
        probe.type("q")
        let (status, time) = probe.end()
        #expect(status == .exited(0) && time < .milliseconds(500), "\(time)")
    }

    @Test(arguments: [false, true])
    func signalsWaitForNoAnswer(isKey: Bool) throws {
        let probe = try PtyProcess.probe()
        #expect(probe.waits(for: "attributes"))
        (probe.answers, _) = (false, probe.forget())
        if isKey { probe.type("\u{3}") } else { probe.send(SIGTERM) }
        let (_, time) = probe.end()
        #expect(time < .milliseconds(500), "\(time)")
        #expect(!probe.text.contains("\u{1B}[c"))
    }

    /// Frames that wait are dropped, and what gives the terminal back is waited for.
    @Test(arguments: ["q", "\u{3}", "TERM"], [40, 120, 400, 1_500])
    func aReaderThatPausesGetsTheTerminalBackWhole(way: String, milliseconds: Int) throws {
        let probe = try PtyProcess.probe(environment: ["PROBE_MOVES": "heavy"])
        probe.fillUp()
        if way == "TERM" { probe.send(SIGTERM) } else { probe.type(way) }
        usleep(UInt32(milliseconds) * 1_000)
        #expect(
            probe.end().status == (way == "q" ? .exited(0) : .signalled(way == "TERM" ? SIGTERM : SIGINT)))
        #expect(isSame(probe.settings, probe.found))
        let screen = probe.screen
        #expect(screen.isUntouched && screen.cuts == 0)
    }

    /// A crash cannot know where a sequence ends, but it waits as well.
    @Test func aReaderThatPausesGetsTheTerminalBackAfterACrash() throws {
        let probe = try PtyProcess.probe(environment: ["PROBE_MOVES": "heavy"])
        probe.fillUp()
        probe.type("T")
        usleep(500_000)
        #expect(probe.end().status == .signalled(Self.trap))
        #expect(probe.isTerminalAsFound)
    }

    @Test func aReaderThatNeverReadsAgainDoesNotHoldTheProgramUp() throws {
        let probe = try PtyProcess.probe(environment: ["PROBE_MOVES": "heavy"])
        probe.fillUp()
        try probe.fillToTheBrim()
        probe.send(SIGTERM)
        let time = try #require(probe.endUnread(within: .seconds(8)))
        #expect(time > .milliseconds(1_900) && time < .seconds(5), "\(time)")
        #expect(isSame(probe.settings, probe.found))
    }

    @Test func aProgramThatHangsIsEndedByTheSecondRequest() throws {
        let probe = try PtyProcess.probe()
        probe.type("H")
        probe.read(for: .milliseconds(50))
        probe.send(SIGTERM)
        probe.read(for: .milliseconds(2100))
        probe.send(SIGTERM)
        #expect(probe.end().status == .signalled(SIGTERM))
        #expect(probe.isTerminalAsFound)
    }
}

extension PtyProcess {
    /// Whether the terminal's settings and modes are those from before the program.
    var isTerminalAsFound: Bool { isSame(settings, found) && screen.isUntouched }

    /// In bytes: what a shell would read next.
    var unreadInput: Int32 {
        var count: Int32 = 0
        _ = ioctl(slave, UInt(FIONREAD), &count)
        return count
    }

    /// Has the program end by itself.
    func quit(sourceLocation: SourceLocation = #_sourceLocation) {
        type("q")
        #expect(end().status == .exited(0), sourceLocation: sourceLocation)
    }
}
