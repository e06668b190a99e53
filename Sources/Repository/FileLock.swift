import Glibc
import Synchronization
import System

/// Keeps two instances of the game from writing at the same time, by flock(2) on a file that is never renamed or removed.
///
/// The kernel releases a dead process's lock, so a killed instance blocks nobody.
struct FileLock: Sendable {
    /// Stays empty.
    let path: String
    let system: FileSystem
    /// How long to wait for another instance.
    let timeout: Duration
    /// Whether the last try timed out.
    private let hasTimedOut = Flag()

    private final class Flag: Sendable { let value = Atomic(false) }

    /// How long to wait after one timeout, so that a player who makes several changes waits only once.
    private static let shortTimeout = Duration.milliseconds(100)
    /// Short against the few milliseconds that a save takes, so that waiting instances get their turn.
    private static let interval = Duration.microseconds(500)

    /// The same lock, but never waited for longer than `shortTimeout`.
    var withShortTimeout: FileLock {
        FileLock(path: path, system: system, timeout: min(timeout, Self.shortTimeout))
    }

    /// The next try waits for the whole timeout again.
    func resetBackoff() { hasTimedOut.value.store(false, ordering: .relaxed) }

    enum LockResult: Equatable, Sendable {
        case exclusive
        /// The file system has no locks: one instance at a time is safe there, several are not.
        case unsupported(SystemError)
    }

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
        let isShort = hasTimedOut.value.load(ordering: .relaxed)
        let timeout = isShort ? min(timeout, Self.shortTimeout) : timeout
        while true {
            do throws(SystemError) {
                try system.lock(descriptor, path)
                resetBackoff()
                return .exclusive
            } catch {
                switch error.code {
                case EWOULDBLOCK:
                    guard system.uptime() - start < timeout else {
                        hasTimedOut.value.store(true, ordering: .relaxed)
                        throw .locked(path: path)
                    }
                    system.pause(Self.interval)
                case ENOLCK, ENOTSUP, ENOSYS, EINVAL: return .unsupported(error)
                default: throw .system(error)
                }
            }
        }
    }
}
