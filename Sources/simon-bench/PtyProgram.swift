import Glibc

/// A program in a pseudo-terminal, started as a shell does.
final class PtyProgram {
    let master: Int32
    private let process: pid_t
    /// What was read last.
    private var bytes = [UInt8](repeating: 0, count: 65_536)

    /// From <asm/ioctls.h>, missing in the Glibc module: TIOCSPTLCK, TIOCSWINSZ, TIOCGPTN.
    private static let (setLock, setSize, getNumber) = (UInt(0x4004_5431), UInt(0x5414), UInt(0x8004_5430))
    /// POSIX_SPAWN_SETSID of <spawn.h>, guarded by a macro that Swift does not set.
    private static let newSession = Int16(0x80)

    /// In a window of 80 by 24 cells; nil on failure.
    init?(_ words: [String], _ environment: [String: String]) {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        var (locked, number): (Int32, Int32) = (0, 0)
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        guard master >= 0, ioctl(master, Self.setLock, &locked) == 0, ioctl(master, Self.setSize, &size) == 0,
            ioctl(master, Self.getNumber, &number) == 0,
            let process = Self.spawn(words, environment, terminal: "/dev/pts/\(number)")
        else {
            if master >= 0 { close(master) }
            return nil
        }
        self.process = process
    }

    deinit {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        close(master)
    }

    private static func spawn(
        _ words: [String], _ environment: [String: String], terminal: String
    ) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // A new session, whose terminal is the first that it opens.
        posix_spawnattr_setflags(&attributes, newSession)
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in arguments + variables { free(word) } }
        var process: pid_t = 0
        return posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables) == 0
            ? process : nil
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(master, bytes, bytes.count)
    }

    /// Reads until nothing has arrived for a while.
    /// - Parameter first: how long to wait for the first output.
    /// - Returns: when the last output arrived; nil without any.
    func readUntilQuiet(for milliseconds: Int32, waiting first: Int32 = 10_000) -> ContinuousClock.Instant? {
        var last: ContinuousClock.Instant?
        while let count = read(within: last == nil ? first : milliseconds), count > 0 { last = .now }
        return last
    }

    /// How many bytes have come, 0 at the end; nil when nothing has within the time.
    private func read(within milliseconds: Int32) -> Int? {
        var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        return poll(&poller, 1, milliseconds) > 0 ? max(0, Glibc.read(master, &bytes, bytes.count)) : nil
    }

    /// Reads until a text has arrived in one piece.
    /// - Returns: when it arrived; nil after ten seconds.
    func read(until text: String) -> ContinuousClock.Instant? {
        let wanted = Array(text.utf8)
        let deadline = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < deadline {
            guard let count = read(within: 1_000) else { continue }
            let time = ContinuousClock.now
            guard count > 0 else { return nil }
            if (0..<count).contains(where: { bytes[$0..<count].starts(with: wanted) }) { return time }
        }
        return nil
    }

    /// Drains output for a time, so that the program does not block.
    func readOn(for milliseconds: Int32) {
        let deadline = ContinuousClock.now + .milliseconds(milliseconds)
        while case let left = deadline - ContinuousClock.now, left > .zero {
            _ = readUntilQuiet(for: 1, waiting: max(1, Int32(left / .milliseconds(1))))
        }
    }

    /// From `/proc/PID/smaps_rollup`, such as `Pss`.
    func kilobytes(_ field: String) -> Double? {
        guard let file = fopen("/proc/\(process)/smaps_rollup", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            let words = text.split(whereSeparator: \.isWhitespace)
            if words.first == "\(field):" { return words.dropFirst().first.flatMap { Double($0) } }
        }
        return nil
    }
}
