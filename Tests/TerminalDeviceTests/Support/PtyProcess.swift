import Foundation
import Glibc

/// A program in a pseudo-terminal of its own, with the test in the place of the terminal.
final class PtyProcess {
    struct Failure: Error {
        let what: String
    }

    /// How a program ended or that it stopped.
    enum Status: Hashable {
        case exited(Int32)
        case signalled(Int32)
        case stopped
        case running
    }

    let process: pid_t
    /// The terminal's end.
    private var master: Int32
    /// The program's end, opened here; the program's standard streams share its description.
    let slave: Int32
    /// The settings before the program began.
    let found: termios
    private(set) var output: [UInt8] = []
    private(set) var status = Status.running
    /// Whether the questions are answered as a newer xterm would.
    var answers = true
    /// Whether they are answered as kitty would: it shows pictures, and tells the pixels of a cell.
    var showsPictures = false

    /// - Parameters:
    ///   - arguments: the program and its arguments.
    ///   - environment: on top of what a newer xterm sets.
    init(_ arguments: [String], environment: [String: String] = [:], columns: UInt16 = 80, rows: UInt16 = 24)
        throws
    {
        var (master, slave) = (Int32(-1), Int32(-1))
        var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&master, &slave, nil, nil, &window) == 0 else { throw Failure(what: "openpty") }
        for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (self.master, self.slave) = (master, slave)
        var settings = termios()
        guard tcgetattr(slave, &settings) == 0 else { throw Failure(what: "tcgetattr") }
        found = settings
        let defaults = [
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
        ]
        let variables = defaults.merging(environment) { _, own in own }.map { "\($0)=\($1)" }
        process = try PtyProcess.spawn(arguments, variables, slave)
    }

    deinit {
        if process > 0 && (status == .running || status == .stopped) {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        hangUp()
        close(slave)
    }

    private static func spawn(_ arguments: [String], _ variables: [String], _ slave: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Opening a terminal makes it the controlling one of a new session.
        posix_spawn_file_actions_addopen(&actions, 0, try name(of: slave), O_RDWR, 0)
        for standard in 0...2 { posix_spawn_file_actions_adddup2(&actions, slave, Int32(standard)) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        // POSIX_SPAWN_SETSID is 0x80 in glibc and not imported.
        posix_spawnattr_setflags(
            &attributes, 0x80 | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
        var process = pid_t()
        let words = arguments.map { strdup($0) } + [nil]
        let names = variables.map { strdup($0) } + [nil]
        defer { for pointer in words + names { free(pointer) } }
        let code = posix_spawn(&process, arguments[0], &actions, &attributes, words, names)
        guard code == 0 else { throw Failure(what: "\(arguments[0]): \(String(cString: strerror(code)))") }
        return process
    }

    private static func name(of slave: Int32) throws -> String {
        // Tests run side by side, and `ttyname` has one buffer for all of them.
        var name = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard ttyname_r(slave, &name, name.count) == 0 else { throw Failure(what: "ttyname_r") }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// What has come out, as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// The settings of the terminal now.
    var settings: termios {
        var result = termios()
        _ = tcgetattr(slave, &result)
        return result
    }

    /// Types bytes, as many as the terminal takes at once; reads while it takes none.
    func type(_ bytes: [UInt8]) {
        var rest = bytes[...]
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        while !rest.isEmpty, status == .running {
            let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            if count > 0 {
                rest.removeFirst(count)
            } else {
                var poller = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
                if poll(&poller, 1, 100) > 0, poller.revents & Int16(POLLIN) != 0 { _ = readOnce() }
            }
        }
    }

    func type(_ text: String) { type(Array(text.utf8)) }

    func resize(columns: Int, rows: Int) {
        var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    /// To the program alone; 0 and below would mean others too.
    func send(_ signal: Int32) {
        precondition(process > 1, "no process of its own")
        kill(process, signal)
    }

    /// Takes the terminal away.
    func hangUp() {
        if master >= 0 { close(master) }
        master = -1
    }

    /// Reads nothing until the terminal takes no more.
    func fillUp() {
        var poller = pollfd(fd: slave, events: Int16(POLLOUT), revents: 0)
        while poll(&poller, 1, 0) > 0 { usleep(2_000) }
    }

    /// Leaves not even the room that a terminal keeps when it says that it is full.
    func fillToTheBrim() throws {
        let other = open(try PtyProcess.name(of: slave), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
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
    func read(for time: Duration) {
        let deadline = ContinuousClock.now + time
        repeat {
            let left = max(.zero, deadline - ContinuousClock.now)
            var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&poller, 1, Int32(left / .milliseconds(1))) > 0, readOnce() else { continue }
        } while ContinuousClock.now < deadline
    }

    private func readRest() {
        var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        while poll(&poller, 1, 0) > 0, readOnce() {}
    }

    private func readOnce() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(master, &buffer, buffer.count)
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
    func waits(for expected: String, within limit: Duration = .seconds(10)) -> Bool {
        waits(within: limit) { self.text.contains(expected) }
    }

    /// Reads until something holds; false if it does not within a time.
    func waits(within limit: Duration = .seconds(10), until condition: () -> Bool) -> Bool {
        let deadline = ContinuousClock.now + limit
        while !condition() {
            guard ContinuousClock.now < deadline else { return false }
            read(for: .milliseconds(2))
        }
        return true
    }

    /// Forgets what has come out.
    func forget() { output = [] }

    /// Reads until the program has ended or stopped, and returns how, and how long it took.
    func end(within limit: Duration = .seconds(10)) -> (status: Status, time: Duration) {
        let clock = ContinuousClock()
        let start = clock.now
        while clock.now < start + limit {
            var raw: Int32 = 0
            if waitpid(process, &raw, WNOHANG | WUNTRACED) == process {
                status = PtyProcess.status(raw)
                let time = clock.now - start
                readRest()
                return (status, time)
            }
            read(for: .milliseconds(1))
        }
        return (.running, clock.now - start)
    }

    /// Waits until the program has ended while nobody reads, and returns how long it took; nil if it has not.
    func endUnread(within limit: Duration) -> Duration? {
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
    func goOn() {
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
    static func probe(
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

    static var probePath: String {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? tests
        return URL(fileURLWithPath: bundle).deletingLastPathComponent().appending(path: "TerminalProbe").path
    }
}

/// Whether two settings are the same in every field; the bytes between the fields are nobody's.
func isSame(_ left: termios, _ right: termios) -> Bool {
    left.c_iflag == right.c_iflag && left.c_oflag == right.c_oflag && left.c_cflag == right.c_cflag
        && left.c_lflag == right.c_lflag && left.c_line == right.c_line && "\(left.c_cc)" == "\(right.c_cc)"
        && left.c_ispeed == right.c_ispeed && left.c_ospeed == right.c_ospeed
}
