import Dispatch
import ToneSynth

/// Rings once at a time of `MonotonicClock`, on the main queue; without a time nothing wakes the
/// process.
@MainActor
final class Alarm {
    /// What rings.
    var onRing: () -> Void = {}
    private let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)

    /// An alarm that is not set.
    init() {
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.onRing() } }
        timer.schedule(deadline: .distantFuture)
        timer.activate()
    }

    /// Sets the alarm anew; a time that has passed rings at once, nil never.
    func set(_ moment: Duration?) {
        guard let moment else { return timer.schedule(deadline: .distantFuture) }
        let left = max(.zero, moment - MonotonicClock.now)
        timer.schedule(deadline: .now() + .nanoseconds(Int(left / .nanoseconds(1))), leeway: .nanoseconds(0))
    }
}
