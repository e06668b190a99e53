import Glibc
import Synchronization
import System

/// Keeps two games from writing at the same time, by flock(2) on a file that is never renamed or removed.
///
/// The kernel frees the lock of whoever dies, so a killed game blocks nobody.
struct FileLock: Sendable {
    /// The file that is locked; it stays empty.
    let path: String
    let system: FileSystem
    /// How long to wait for another game.
    let timeout: Duration
    private let backoff = Backoff()

    /// How long is waited for a game that has not let go once before: a player who changes one thing after
    /// another is not to wait each time.
    private static let shortTimeout = Duration.milliseconds(100)

    init(path: String, system: FileSystem, timeout: Duration) {
        self.path = path
        self.system = system
        self.timeout = timeout
    }

    /// The same for whoever has something better to do than to wait.
    var impatient: FileLock { FileLock(path: path, system: system, timeout: min(timeout, Self.shortTimeout)) }

    /// Waits as long as at first the next time.
    func resetBackoff() { backoff.isActive.store(false, ordering: .relaxed) }

    /// Whether the lock could not be had the last time.
    private final class Backoff: Sendable { let isActive = Atomic(false) }

    enum LockResult: Equatable, Sendable {
        /// Nobody else writes.
        case exclusive
        /// The file system knows no locks: one game at a time is safe there, several are not.
        case none(SystemError)
    }

    /// Runs a piece of work while nobody else writes.
    func with<Answer>(_ body: (LockResult) throws(FileError) -> Answer) throws(FileError) -> Answer {
        let descriptor: FileSystem.Descriptor
        do throws(SystemError) { descriptor = try system.open(path, .lock) } catch {
            // open(2), O_NOFOLLOW.
            throw error.code == ELOOP ? .linkedLock(path: path) : .system(error)
        }
        defer { system.abandon(descriptor, path) }
        return try body(try acquire(descriptor))
    }

    private func acquire(_ descriptor: FileSystem.Descriptor) throws(FileError) -> LockResult {
        let start = system.uptime()
        let isActive = backoff.isActive.load(ordering: .relaxed)
        let timeout = isActive ? min(timeout, Self.shortTimeout) : timeout
        while true {
            do throws(SystemError) {
                try system.lock(descriptor, path)
                resetBackoff()
                return .exclusive
            } catch {
                switch error.code {
                case EWOULDBLOCK:
                    guard system.uptime() - start < timeout else {
                        backoff.isActive.store(true, ordering: .relaxed)
                        throw .locked(path: path)
                    }
                    system.pause(Self.interval)
                case ENOLCK, ENOTSUP, ENOSYS, EINVAL: return .none(error)
                default: throw .system(error)
                }
            }
        }
    }

    /// Short against the few milliseconds that a save takes, so that waiting games get their turn.
    private static let interval = Duration.microseconds(500)
}
