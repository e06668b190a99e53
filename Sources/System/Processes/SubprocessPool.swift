import Glibc

/// Runs small commands in the background: starting one never waits, no thread waits for its end, and none is
/// left when the game ends.
@MainActor
package final class SubprocessPool {
    /// A process is not always reaped yet when its socket closes.
    private static let reapingDelay = Duration.milliseconds(20)

    private(set) var count = 0
    private let maxCount: Int
    private let loop: EventLoop
    private let table = ProcessTable()
    private let queue = BackgroundQueue()

    /// - Parameter maxCount: of commands at the same time, so that a slow device gets no more orders.
    package init(_ loop: EventLoop, maxCount: Int = 3) {
        self.loop = loop
        self.maxCount = maxCount
    }

    /// Does nothing when too many run already.
    package func start(_ path: String, _ arguments: [String]) { start(path, arguments, alone: false) }

    /// Kills those that still run.
    package func replace(with path: String, _ arguments: [String]) { start(path, arguments, alone: true) }

    private func start(_ path: String, _ arguments: [String], alone: Bool) {
        guard count < maxCount else { return }
        let isStarted = queue.run { [table, loop, weak self] in
            if alone { table.killAll() }
            let child = table.start(path, arguments)
            loop.post { self?.watch(child) }
        }
        if isStarted { count += 1 }
    }

    /// Kills all, with what they have started, and starts no more.
    package func close() { table.close() }

    private func watch(_ child: ProcessTable.Child?) {
        guard let child else {
            count -= 1
            return
        }
        var watch: DescriptorWatch?
        watch = loop.watch(child.socket) { [weak self] in
            guard Self.hasEnded(child) else { return }
            watch?.cancel()
            _ = Glibc.close(child.socket)
            self?.reap(child.number)
        }
    }

    /// Discards the command's output.
    private static func hasEnded(_ child: ProcessTable.Child) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1024)
        return (try? bytes.read(from: child.socket)) == nil
    }

    private func reap(_ number: pid_t) {
        if table.reap(number) {
            count -= 1
        } else {
            loop.schedule(after: Self.reapingDelay) { [weak self] in self?.reap(number) }
        }
    }
}
