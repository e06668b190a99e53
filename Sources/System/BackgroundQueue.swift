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

    /// Returns false where no thread can be had, and then the work is not done. Work that others have queued meanwhile is
    /// then done here, as they were promised.
    @discardableResult
    package func run(_ work: @escaping @Sendable () -> Void) -> Bool {
        let needsThread = state.withLock { state in
            state.waiting.append(work)
            defer { state.hasThread = true }
            return !state.hasThread
        }
        guard needsThread, !startThread({ [self] in workOff() }) else { return true }
        state.withLock { _ = $0.waiting.removeFirst() }
        workOff()
        return false
    }

    private func workOff() {
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
