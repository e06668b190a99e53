import System
import ToneSynth

/// Rings once at a time of `MonotonicClock`; without a time nothing wakes the process.
@MainActor
final class DeadlineTimer {
    var onFire: () -> Void = {}
    private lazy var timer = LoopTimer(loop) { [unowned self] in onFire() }
    private let loop: EventLoop

    /// An alarm that is not set.
    init(_ loop: EventLoop) { self.loop = loop }

    /// Schedules the alarm, replacing the one before; a past time fires at once, nil cancels it.
    func set(_ moment: Duration?) {
        guard let moment else { return timer.cancel() }
        timer.fire(after: moment - MonotonicClock.now)
    }
}
