internal import Dispatch
internal import Glibc
internal import Synchronization

/// Runs small commands at the side: starting one never waits, and none is left when the game ends.
///
/// Each holds the reading end of a pipe as its standard input; that ends even when the game is killed.
final class ChildProcesses: Sendable {
    private struct State {
        var running: Set<pid_t> = []
        var isClosed = false
    }

    /// A phone that is slow to vibrate gets no more orders than it can follow.
    private static let most = 3

    private let state = Mutex(State())
    private let load = Atomic<Int>(0)
    private let queue = DispatchQueue(label: "simon.children", attributes: .concurrent)

    /// How many there are at the moment.
    var count: Int { load.load(ordering: .acquiring) }

    /// Starts a command, unless too many of them run already.
    func start(_ path: String, _ arguments: [String]) {
        guard load.add(1, ordering: .acquiringAndReleasing).newValue <= Self.most else {
            load.subtract(1, ordering: .acquiringAndReleasing)
            return
        }
        queue.async { [self] in
            run(path, arguments)
            load.subtract(1, ordering: .acquiringAndReleasing)
        }
    }

    /// Kills those that still run, with what they have started, and starts no more.
    func close() {
        state.withLock { state in
            state.isClosed = true
            for child in state.running { _ = kill(-child, SIGKILL) }
        }
    }

    private func run(_ path: String, _ arguments: [String]) {
        // In the lock, so that no child inherits the pipe of another before it is marked.
        let started = state.withLock { state -> (child: pid_t, input: Int32)? in
            guard !state.isClosed else { return nil }
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let child = spawn(path, arguments, input: ends[0])
            _ = Glibc.close(ends[0])
            guard let child else {
                _ = Glibc.close(ends[1])
                return nil
            }
            state.running.insert(child)
            return (child, ends[1])
        }
        guard let started else { return }
        awaitEnd(of: started.child)
        _ = Glibc.close(started.input)
    }

    /// Waits first and reaps later, so that `close` never kills another process of the same number.
    private func awaitEnd(of child: pid_t) {
        var information = siginfo_t()
        while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
        state.withLock { state in
            state.running.remove(child)
            while waitpid(child, nil, 0) < 0 && errno == EINTR {}
        }
    }

    /// A process in a group of its own, which the terminal's keys do not reach.
    private func spawn(_ path: String, _ arguments: [String], input: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        guard posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        for output in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
        }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child = pid_t()
        return posix_spawn(&child, path, &actions, &attributes, &words, environ) == 0 ? child : nil
    }
}
