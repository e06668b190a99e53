import Glibc
import Synchronization

/// What the main thread waits in: for descriptors, for times, and for work that other threads hand over.
///
/// `poll` on the thread that the program began with needs no other thread, so that a game goes on where none can
/// be had, and nothing wakes it while nothing happens. (Dispatch's main queue lives on a worker thread, its
/// manager wakes once a second, and where `pthread_create` fails it tries again for ever.)
@MainActor
package final class EventLoop {
    private var watches: [DescriptorWatch] = []
    /// Those that are set: a handful.
    private var timers: [LoopTimer] = []
    private let posted = Mutex<[@MainActor @Sendable () -> Void]>([])
    private nonisolated let bell: Doorbell
    /// The descriptor to which a byte is written to end the wait; safe in a signal handler.
    package nonisolated var wakeEnd: Int32 { bell.wakeEnd }

    /// Called in each turn before anything else: for signals, whose handlers leave a note and write to `wakeEnd`.
    package var onTurn: () -> Void = {}

    /// - Throws: the error of `pipe`, where there are no descriptors left.
    package init() throws(SystemError) { bell = try Doorbell(wired: ()) }

    /// Calls a handler whenever a descriptor is ready, until the watch is cancelled. The descriptor stays its
    /// owner's, who cancels the watch before closing it.
    package func watch(
        _ descriptor: Int32, for readiness: Readiness = .reading,
        _ onReady: @escaping () -> Void
    ) -> DescriptorWatch {
        let watch = DescriptorWatch(descriptor, readiness, onReady)
        watches.append(watch)
        return watch
    }

    /// Calls a handler once after a time, unless the timer is cancelled.
    @discardableResult
    package func schedule(after delay: Duration, _ onFire: @escaping () -> Void) -> LoopTimer {
        let timer = LoopTimer(self, onFire: onFire)
        timer.fire(after: delay)
        return timer
    }

    /// Has work done on the main thread in the next turn; from any thread.
    package nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
        let isFirst = posted.withLock { posted in
            posted.append(work)
            return posted.count == 1
        }
        if isFirst { bell.ring() }
    }

    /// Turns for the rest of the program's life.
    package func run() -> Never {
        while true { turn() }
    }

    /// Waits until something happens, at most for a time, and handles what has: signals, work handed over,
    /// descriptors, times. Each is handled once, so that none starves another.
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

/// A descriptor that a loop waits for.
@MainActor
package final class DescriptorWatch {
    let descriptor: Int32
    let readiness: Readiness
    let onReady: () -> Void
    private(set) var isCancelled = false
    /// Whether it is waited for at the moment.
    package var isPaused = false

    var isActive: Bool { !isCancelled && !isPaused }

    init(_ descriptor: Int32, _ readiness: Readiness, _ onReady: @escaping () -> Void) {
        self.descriptor = descriptor
        self.readiness = readiness
        self.onReady = onReady
    }

    /// Waits no more; from here on the descriptor may be closed.
    package func cancel() { isCancelled = true }
}

/// Fires once at a time, up to a millisecond late; while it is set its loop keeps it.
@MainActor
package final class LoopTimer {
    private unowned let loop: EventLoop
    fileprivate private(set) var deadline = SuspendingClock.now
    fileprivate let onFire: () -> Void

    /// A timer that is not set.
    package init(_ loop: EventLoop, onFire: @escaping () -> Void) {
        self.loop = loop
        self.onFire = onFire
    }

    /// Sets it, in the place of the time set before; a time that has passed fires in the next turn.
    package func fire(after delay: Duration) {
        deadline = SuspendingClock.now + delay
        loop.arm(self)
    }

    /// Does not fire any more, unless it is set again.
    package func cancel() { loop.disarm(self) }
}
