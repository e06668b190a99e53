import Synchronization

/// Tells others when the audio thread has been inside a call for too long.
final class Watchdog: Sendable {
    /// When the thread began what it does, in nanoseconds of `MonotonicClock`; 0 while it sleeps.
    private let busySince = Atomic<Int64>(0)

    /// The thread begins to work.
    func begin() { busySince.store(Int64(MonotonicClock.now / .nanoseconds(1)), ordering: .relaxed) }

    /// The thread goes to sleep.
    func end() { busySince.store(0, ordering: .relaxed) }

    var isHanging: Bool {
        let since = busySince.load(ordering: .relaxed)
        return since != 0 && MonotonicClock.now - .nanoseconds(since) > PlaybackLimits.hangThreshold
    }
}
