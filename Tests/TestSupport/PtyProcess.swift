import Foundation
package import Glibc

/// A program in a pseudo-terminal of its own, which leads the session and may be stopped, with the test in the place of
/// the terminal.
package final class PtyProcess {
    package struct Failure: Error {
        package let what: String
    }

    /// How a program ended or that it stopped.
    package enum Status: Hashable {
        case exited(Int32)
        case signalled(Int32)
        case stopped
        case running
    }

    package var process: pid_t { child.process }
    /// The program's end, opened here, too.
    package let slave: Int32
    /// The settings before the program began.
    package var found: termios { terminal.found }
    package private(set) var output: [UInt8] = []
    private var forgotten: [UInt8] = []
    package private(set) var status = Status.running
    /// Whether the questions are answered as a newer xterm would.
    package var answers = true
    /// Whether they are answered as kitty would: it shows pictures, and tells the pixels of a cell.
    package var showsPictures = false

    private let terminal: PseudoTerminal
    private let child: Child

    /// - Parameters:
    ///   - arguments: the program and its arguments.
    ///   - environment: on top of what a newer xterm sets.
    package init(
        _ arguments: [String], environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
    ) throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        slave = open(terminal.path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard slave >= 0 else { throw Failure(what: "open \(terminal.path)") }
        let defaults = [
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
        ]
        child = try Child(
            arguments, defaults.merging(environment) { _, own in own }, terminal: terminal.path)
    }

    deinit {
        if status == .running || status == .stopped {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        terminal.hangUp()
        close(slave)
    }

    /// What a terminal of the usual size has made of all that came out.
    package var screen: TextScreen {
        var screen = TextScreen()
        screen.feed(forgotten + output)
        return screen
    }

    /// What has come out, as text.
    package var text: String { String(decoding: output, as: UTF8.self) }

    /// The settings of the terminal now.
    package var settings: termios {
        var result = termios()
        _ = tcgetattr(slave, &result)
        return result
    }

    /// Types bytes, as many as the terminal takes at once; reads while it takes none.
    package func type(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty, status == .running {
            let count = terminal.write(rest)
            if count > 0 {
                rest.removeFirst(count)
            } else {
                var poller = pollfd(fd: terminal.master, events: Int16(POLLIN | POLLOUT), revents: 0)
                if poll(&poller, 1, 100) > 0, poller.revents & Int16(POLLIN) != 0 { _ = readOnce() }
            }
        }
    }

    package func type(_ text: String) { type(Array(text.utf8)) }

    package func resize(columns: Int, rows: Int) { terminal.resize(columns: columns, rows: rows) }

    /// To the program alone; 0 and below would mean others too.
    package func send(_ signal: Int32) {
        precondition(process > 1, "no process of its own")
        kill(process, signal)
    }

    /// Takes the terminal away.
    package func hangUp() {
        terminal.hangUp()
    }

    /// Reads nothing until the terminal takes no more.
    package func fillUp() {
        var poller = pollfd(fd: slave, events: Int16(POLLOUT), revents: 0)
        while poll(&poller, 1, 0) > 0 { usleep(2_000) }
    }

    /// Leaves not even the room that a terminal keeps when it says that it is full.
    package func fillToTheBrim() throws {
        let other = open(terminal.path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        defer { close(other) }
        // The kernel moves what it has taken at the side, which makes room again for a moment.
        var refusals = 0
        while refusals < 20 {
            if write(other, [0x20], 1) > 0 {
                refusals = 0
            } else {
                refusals += 1
                usleep(2_000)
            }
        }
    }

    /// Reads what comes within a time.
    package func read(for time: Duration) {
        let deadline = ContinuousClock.now + time
        repeat {
            let left = max(.zero, deadline - ContinuousClock.now)
            var poller = pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0)
            guard poll(&poller, 1, Int32(left / .milliseconds(1))) > 0, readOnce() else { continue }
        } while ContinuousClock.now < deadline
    }

    private func readRest() {
        var poller = pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0)
        while poll(&poller, 1, 0) > 0, readOnce() {}
    }

    private func readOnce() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(terminal.master, &buffer, buffer.count)
        guard count > 0 else { return false }
        // As far back as a question may have begun without having been seen whole, and answered.
        let from = max(0, output.count - 2)
        output += buffer[..<count]
        let question = Array("\u{1B}[c".utf8)
        if answers, output[from...].indices.contains(where: { output[$0...].starts(with: question) }) {
            let pictures = showsPictures ? "\u{1B}[6;20;10t\u{1B}_Gi=31;OK\u{1B}\\" : ""
            type("\u{1B}[?2026;2$y\u{1B}[?0u\u{1B}]11;rgb:1111/2222/3333\u{1B}\\\(pictures)\u{1B}[?62;22c")
        }
        return true
    }

    /// Reads until a text has come out; false if it has not within a time.
    package func waits(for expected: String, within limit: Duration = .seconds(10)) -> Bool {
        let sought = Array(expected.utf8)
        var from = 0
        return waits(within: limit) {
            defer { from = max(0, self.output.count - sought.count) }
            return self.output[min(from, self.output.count)...].hasBytes(of: sought)
        }
    }

    /// Reads until something holds; false if it does not within a time.
    package func waits(within limit: Duration = .seconds(10), until condition: () -> Bool) -> Bool {
        var waiting = WaitLimit(limit, pause: .milliseconds(2))
        while !condition() {
            guard waiting.allowsAnotherLook() else { return false }
            read(for: waiting.pause)
        }
        return true
    }

    /// Forgets what has come out, but for what the terminal makes of it.
    package func forget() {
        forgotten += output
        output = []
    }

    /// Reads until the program has ended or stopped, and returns how, and how long it took.
    package func end(within limit: Duration = .seconds(10)) -> (status: Status, time: Duration) {
        let clock = ContinuousClock()
        let start = clock.now
        var waiting = WaitLimit(limit, pause: .milliseconds(1))
        while waiting.allowsAnotherLook() {
            var raw: Int32 = 0
            if waitpid(process, &raw, WNOHANG | WUNTRACED) == process {
                status = PtyProcess.status(raw)
                let time = clock.now - start
                readRest()
                return (status, time)
            }
            read(for: waiting.pause)
        }
        return (.running, clock.now - start)
    }

    /// Waits until the program has ended while nobody reads, and returns how long it took; nil if it has not.
    package func endUnread(within limit: Duration) -> Duration? {
        let start = ContinuousClock.now
        while ContinuousClock.now < start + limit {
            var raw: Int32 = 0
            if waitpid(process, &raw, WNOHANG) == process {
                status = PtyProcess.status(raw)
                return ContinuousClock.now - start
            }
            usleep(5_000)
        }
        return nil
    }

    /// Takes note that a stopped program goes on.
    package func goOn() {
        status = .running
        send(SIGCONT)
    }

    /// The macros of wait(2), which are not imported.
    private static func status(_ raw: Int32) -> Status {
        if raw & 0xFF == 0x7F { return .stopped }
        let signal = raw & 0x7F
        return signal == 0 ? .exited(raw >> 8 & 0xFF) : .signalled(signal)
    }
}

extension PtyProcess {
    /// The probe, which lies beside the tests' own binary.
    package static func probe(
        moving: Bool = false, answers: Bool = true, showsPictures: Bool = false,
        environment: [String: String] = [:]
    ) throws -> PtyProcess {
        let movement = moving ? ["PROBE_MOVES": "a little"] : [:]
        let variables = environment.merging(movement) { own, _ in own }
        let result = try PtyProcess([probePath], environment: variables)
        (result.answers, result.showsPictures) = (answers, showsPictures)
        guard result.waits(for: "probe") else { throw Failure(what: "the probe does not draw") }
        return result
    }

    package static var probePath: String {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? tests
        return URL(fileURLWithPath: bundle).deletingLastPathComponent().appending(path: "TerminalProbe").path
    }
}

/// Whether two settings are the same in every field; the bytes between the fields are nobody's.
package func isSame(_ left: termios, _ right: termios) -> Bool {
    left.c_iflag == right.c_iflag && left.c_oflag == right.c_oflag && left.c_cflag == right.c_cflag
        && left.c_lflag == right.c_lflag && left.c_line == right.c_line && "\(left.c_cc)" == "\(right.c_cc)"
        && left.c_ispeed == right.c_ispeed && left.c_ospeed == right.c_ospeed
}

extension ArraySlice<UInt8> {
    fileprivate func hasBytes(of sought: [UInt8]) -> Bool {
        guard let first = sought.first else { return true }
        var rest = self
        while let place = rest.firstIndex(of: first) {
            if rest[place...].starts(with: sought) { return true }
            rest = rest[(place + 1)...]
        }
        return false
    }
}
