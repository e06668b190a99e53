import Glibc
import Synchronization

/// The main thread's loop: waits for descriptors, timers, and work posted by other threads.
///
/// `poll` on the main thread needs no other thread, so that a game goes on where none can be had, and nothing wakes it
/// while nothing happens. (Dispatch's main queue lives on a worker thread, its manager wakes once a second, and where
/// `pthread_create` fails it tries again for ever.)
@MainActor
package final class EventLoop {
    private var watches: [DescriptorWatch] = []
    /// The set ones: a handful.
    private var timers: [LoopTimer] = []
    private let posted = Mutex<[@MainActor @Sendable () -> Void]>([])
    private nonisolated let bell: Doorbell
    /// A byte written to it ends the wait; safe in a signal handler.
    package nonisolated var wakeEnd: Int32 { bell.wakeEnd }

    /// Called in each turn before anything else: for signals, whose handlers leave a note and write to `wakeEnd`.
    package var onTurn: () -> Void = {}

    /// - Throws: the error of `pipe`, where there are no descriptors left.
    package init() throws(SystemError) { bell = try Doorbell(wired: ()) }

    /// Calls a handler whenever a descriptor is ready. The descriptor's owner cancels the watch before closing it.
    package func watch(
        _ descriptor: Int32, for readiness: Readiness = .reading,
        _ onReady: @escaping () -> Void
    ) -> DescriptorWatch {
        let watch = DescriptorWatch(descriptor, readiness, onReady)
        watches.append(watch)
        return watch
    }

    @discardableResult
    package func schedule(after delay: Duration, _ onFire: @escaping () -> Void) -> LoopTimer {
        let timer = LoopTimer(self, onFire: onFire)
        timer.fire(after: delay)
        return timer
    }

    /// Runs work in the next turn; call it from any thread.
    package nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
        let isFirst = posted.withLock { posted in
            posted.append(work)
            return posted.count == 1
        }
        if isFirst { bell.ring() }
    }

    package func run() -> Never {
        while true { turn() }
    }

    /// Waits until something happens and handles it: signals, posted work, descriptors, timers. Each is handled once, so
    /// that none starves another.
    package func turn(within limit: Duration? = nil) {
        watches.removeAll(where: \.isCancelled)
        let active = watches.filter(\.isActive)
        var polled = [pollfd(fd: bell.readEnd, events: Int16(POLLIN), revents: 0)]
        polled += active.map { pollfd(fd: $0.descriptor, events: $0.readiness.events, revents: 0) }
        let count = poll(&polled, nfds_t(polled.count), timeout(limit))
        if count > 0 && polled[0].revents != 0 { bell.silence() }
        onTurn()
        for work in takePosted() { work() }
        if count > 0 {
            for (watch, result) in zip(active, polled.dropFirst()) where result.revents != 0 && watch.isActive
            {
                watch.onReady()
            }
        }
        fireTimers()
    }

    /// Milliseconds to wait; -1 for ever.
    private func timeout(_ limit: Duration?) -> Int32 {
        let left = timers.map { $0.deadline - SuspendingClock.now }.min()
        return Readiness.timeout([left, limit].compactMap(\.self).min())
    }

    private func fireTimers() {
        let now = SuspendingClock.now
        let due = timers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
        for timer in due where timers.contains(where: { $0 === timer }) && timer.deadline <= now {
            disarm(timer)
            timer.onFire()
        }
    }

    private func takePosted() -> [@MainActor @Sendable () -> Void] {
        posted.withLock { posted in
            defer { posted = [] }
            return posted
        }
    }

    fileprivate func arm(_ timer: LoopTimer) {
        if !timers.contains(where: { $0 === timer }) { timers.append(timer) }
    }

    fileprivate func disarm(_ timer: LoopTimer) { timers.removeAll { $0 === timer } }
}

@MainActor
package final class DescriptorWatch {
    let descriptor: Int32
    let readiness: Readiness
    let onReady: () -> Void
    private(set) var isCancelled = false
    package var isPaused = false

    var isActive: Bool { !isCancelled && !isPaused }

    init(_ descriptor: Int32, _ readiness: Readiness, _ onReady: @escaping () -> Void) {
        (self.descriptor, self.readiness, self.onReady) = (descriptor, readiness, onReady)
    }

    /// From here on the descriptor may be closed.
    package func cancel() { isCancelled = true }
}

/// Fires once, up to a millisecond late; while it is set, its loop keeps it.
@MainActor
package final class LoopTimer {
    private unowned let loop: EventLoop
    fileprivate private(set) var deadline = SuspendingClock.now
    fileprivate let onFire: () -> Void

    /// Not set yet.
    package init(_ loop: EventLoop, onFire: @escaping () -> Void) {
        (self.loop, self.onFire) = (loop, onFire)
    }

    /// Sets it again if it was set; a time that has passed fires in the next turn.
    package func fire(after delay: Duration) {
        deadline = SuspendingClock.now + delay
        loop.arm(self)
    }

    package func cancel() { loop.disarm(self) }
}
