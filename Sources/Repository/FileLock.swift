import Glibc
import Synchronization

/// Keeps two games from writing at the same time, by flock(2) on a file that is never renamed or removed.
///
/// The kernel frees the lock of whoever dies, so a killed game blocks nobody.
struct FileLock: Sendable {
    /// The file that is locked; it stays empty.
    let path: String
    let system: FileSystem
    /// How long to wait for another game.
    let patience: Duration
    private let past = Past()

    /// How long is waited for a game that has not let go once before: a player who changes one thing after
    /// another is not to wait each time.
    private static let briefly = Duration.milliseconds(100)

    init(path: String, system: FileSystem, patience: Duration) {
        self.path = path
        self.system = system
        self.patience = patience
    }

    /// The same for whoever has something better to do than to wait.
    var brief: FileLock { FileLock(path: path, system: system, patience: min(patience, Self.briefly)) }

    /// Waits as long as at first the next time.
    func hopeAgain() { past.wasBusy.store(false, ordering: .relaxed) }

    /// What came of it the last time.
    private final class Past: Sendable { let wasBusy = Atomic(false) }

    /// How a file was locked.
    enum Hold: Equatable, Sendable {
        /// Nobody else writes.
        case exclusive
        /// The file system knows no locks: one game at a time is safe there, several are not.
        case none(SystemError)
    }

    /// Runs a piece of work while nobody else writes.
    func with<Answer>(_ body: (Hold) -> Answer) throws(FileTrouble) -> Answer {
        let descriptor: FileSystem.Descriptor
        do throws(SystemError) { descriptor = try system.open(path, .lock) } catch { throw .system(error) }
        defer { system.abandon(descriptor, path) }
        return body(try take(descriptor))
    }

    /// Runs a piece of work that removes files while nobody else writes; without a folder there are none.
    func removing(_ body: () throws(SystemError) -> Void) throws(FileTrouble) {
        let outcome: Result<Void, SystemError>
        do throws(FileTrouble) { outcome = try with { _ in Result(catching: body) } } catch {
            if case .system(let cause) = error, cause.isAbsence { return }
            throw error
        }
        do throws(SystemError) { try outcome.get() } catch { throw .system(error) }
    }

    private func take(_ descriptor: FileSystem.Descriptor) throws(FileTrouble) -> Hold {
        let start = system.uptime()
        let wasBusy = past.wasBusy.load(ordering: .relaxed)
        let patience = wasBusy ? min(patience, Self.briefly) : patience
        while true {
            do throws(SystemError) {
                try system.lock(descriptor, path)
                hopeAgain()
                return .exclusive
            } catch {
                switch error.code {
                case EWOULDBLOCK:
                    guard system.uptime() - start < patience else {
                        past.wasBusy.store(true, ordering: .relaxed)
                        throw .busy(path: path)
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
