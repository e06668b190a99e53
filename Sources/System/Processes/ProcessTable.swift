import Glibc
import Synchronization

/// The running child processes.
///
/// A child's standard input and output are one end of a socket. The other end shows when it has ended,
/// and closes even when the game is killed, which ends the child's input.
final class ProcessTable: Sendable {
    struct Child: Sendable {
        let number: pid_t
        let socket: Int32
    }

    private struct State {
        var running: Set<pid_t> = []
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Takes about a millisecond; nil when it fails, or after `close`.
    ///
    /// In the lock, so that no child inherits the socket of another before it is marked.
    func start(_ path: String, _ arguments: [String]) -> Child? {
        state.withLock { state in
            guard !state.isClosed else { return nil }
            var ends: [Int32] = [-1, -1]
            guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
            let number = spawn(path, arguments, socket: ends[1])
            _ = Glibc.close(ends[1])
            guard let number else {
                _ = Glibc.close(ends[0])
                return nil
            }
            state.running.insert(number)
            return Child(number: number, socket: ends[0])
        }
    }

    /// False if it still runs.
    func reap(_ number: pid_t) -> Bool {
        state.withLock { state in
            guard waitpid(number, nil, WNOHANG) != 0 else { return false }
            state.running.remove(number)
            return true
        }
    }

    /// Also kills what they have started.
    func killAll() {
        state.withLock { state in
            for number in state.running { _ = kill(-number, SIGKILL) }
        }
    }

    /// Kills all, and starts no more.
    func close() {
        state.withLock { state in state.isClosed = true }
        killAll()
    }

    /// In a process group of its own, which the terminal's keys do not reach.
    private func spawn(_ path: String, _ arguments: [String], socket: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        guard posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var number = pid_t()
        return posix_spawn(&number, path, &actions, &attributes, &words, environ) == 0 ? number : nil
    }
}
