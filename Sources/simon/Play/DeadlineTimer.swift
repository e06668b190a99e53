import System
import ToneSynth

/// Fires once at a time of `MonotonicClock`; otherwise the process never wakes.
@MainActor
final class DeadlineTimer {
    var onFire: () -> Void = {}
    private lazy var timer = LoopTimer(loop) { [unowned self] in onFire() }
    private let loop: EventLoop

    init(_ loop: EventLoop) { self.loop = loop }

    /// Replaces the time before; a past time fires at once, nil cancels.
    func set(_ moment: Duration?) {
        guard let moment else { return timer.cancel() }
        timer.fire(after: moment - MonotonicClock.now)
    }
}
