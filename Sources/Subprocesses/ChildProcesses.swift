import Dispatch
import Glibc

/// Runs small commands at the side: starting one never waits, no thread waits for its end, and none is
/// left when the game ends.
@MainActor
public final class ChildProcesses {
    /// A process is not always reaped yet when its socket closes.
    private static let patience = DispatchTimeInterval.milliseconds(20)

    /// How many there are at the moment.
    private(set) var count = 0

    /// A device that is slow to follow gets no more orders than so many at a time.
    private let most: Int
    private let roster = ChildRoster()
    private let queue = DispatchQueue(label: "simon.children")
    private var sources: [pid_t: any DispatchSourceRead] = [:]

    /// Runs no command yet.
    /// - Parameter most: how many may run at the same time.
    public init(most: Int = 3) { self.most = most }

    /// Starts a command, unless too many of them run already.
    public func start(_ path: String, _ arguments: [String]) { start(path, arguments, alone: false) }

    /// Starts a command in the place of those that still run.
    public func replace(with path: String, _ arguments: [String]) { start(path, arguments, alone: true) }

    private func start(_ path: String, _ arguments: [String], alone: Bool) {
        guard count < most else { return }
        count += 1
        queue.async { [roster, weak self] in
            if alone { roster.killAll() }
            let child = roster.start(path, arguments)
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.watch(child) } }
        }
    }

    /// Kills those that still run, with what they have started, and starts no more.
    public func close() { roster.close() }

    private func watch(_ child: ChildRoster.Child?) {
        guard let child else {
            count -= 1
            return
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: child.socket, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.listen(to: child) } }
        source.setCancelHandler { _ = Glibc.close(child.socket) }
        source.activate()
        sources[child.number] = source
    }

    /// Throws away what the command says, until it says no more.
    private func listen(to child: ChildRoster.Child) {
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = read(child.socket, &bytes, bytes.count)
        guard count == 0 || count < 0 && errno != EAGAIN && errno != EINTR else { return }
        sources.removeValue(forKey: child.number)?.cancel()
        reap(child.number)
    }

    private func reap(_ number: pid_t) {
        if roster.reap(number) {
            count -= 1
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
                MainActor.assumeIsolated { self?.reap(number) }
            }
        }
    }
}
