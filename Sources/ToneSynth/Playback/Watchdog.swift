import Synchronization

/// Detects that the audio thread hangs in a call.
final class Watchdog: Sendable {
    /// In nanoseconds of `MonotonicClock`; 0 while the thread sleeps.
    private let busySince = Atomic<Int64>(0)

    /// Whether something sounds or is queued, as far as the thread knows.
    let isSounding = Atomic<Bool>(false)

    func begin() { busySince.store(Int64(MonotonicClock.now / .nanoseconds(1)), ordering: .relaxed) }

    func end() { busySince.store(0, ordering: .relaxed) }

    var isHanging: Bool {
        let since = busySince.load(ordering: .relaxed)
        return since != 0 && MonotonicClock.now - .nanoseconds(since) > PlaybackLimits.hangThreshold
    }
}
