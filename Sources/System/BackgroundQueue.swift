import Synchronization

/// Runs work in the background, one piece after the other, on a thread that exists only while there is some.
package final class BackgroundQueue: Sendable {
    private struct State {
        var waiting: [@Sendable () -> Void] = []
        var hasThread = false
    }

    private let state = Mutex(State())
    private let startThread: @Sendable (@escaping @Sendable () -> Void) -> Bool

    /// - Parameter startThread: runs the work on a new thread, or returns false.
    package init(
        startThread: @escaping @Sendable (@escaping @Sendable () -> Void) -> Bool = {
            DetachedThread.start($0)
        }
    ) { self.startThread = startThread }

    /// Returns false when no thread can be started, and then the work is not done. Work that others have queued meanwhile is
    /// done here in that case, because their calls returned true.
    @discardableResult
    package func run(_ work: @escaping @Sendable () -> Void) -> Bool {
        let needsThread = state.withLock { state in
            state.waiting.append(work)
            defer { state.hasThread = true }
            return !state.hasThread
        }
        guard needsThread, !startThread({ [self] in drain() }) else { return true }
        state.withLock { _ = $0.waiting.removeFirst() }
        drain()
        return false
    }

    private func drain() {
        while let work = next() { work() }
    }

    private func next() -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.hasThread = false
            return nil
        }
    }
}
