import Dispatch
import Synchronization

/// Carries commands to the audio thread: a fixed ring with one reader, and a semaphore that wakes it.
///
/// Writers take turns by a lock that the reader never takes, so neither side ever waits for the other.
/// `@unchecked Sendable`: slots from `head` to `tail` belong to the reader, the others to the writer
/// who holds `writers`; the counters hand them over with release and acquire.
final class CommandQueue: @unchecked Sendable {
    typealias Entry = (command: Command, given: Duration)

    private static let capacity = 256
    /// Slots that tones may fill; the others are kept for what must not be lost, such as muting.
    private static let capacityForTones = 192
    private let slots = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    private let head = Atomic<Int>(0)
    private let tail = Atomic<Int>(0)
    private let writers = Mutex(())
    private let wakeUp = DispatchSemaphore(value: 0)

    /// Set once, when the reader shall end.
    let isClosed = Atomic<Bool>(false)

    deinit {
        while dequeue() != nil {}
        slots.deallocate()
    }

    /// Adds a command; when the ring is full, because the reader hangs, it is lost, and the
    /// answer is false.
    @discardableResult
    func enqueue(_ command: Command) -> Bool {
        let given = MonotonicClock.now
        let fits = writers.withLock { _ in
            let end = tail.load(ordering: .relaxed)
            let room = command.expires ? Self.capacityForTones : Self.capacity
            guard end - head.load(ordering: .acquiring) < room else { return false }
            (slots + end % Self.capacity).initialize(to: (command, given))
            tail.store(end + 1, ordering: .releasing)
            return true
        }
        wake()
        return fits
    }

    /// The oldest command; reader only.
    func dequeue() -> Entry? {
        let start = head.load(ordering: .relaxed)
        guard start < tail.load(ordering: .acquiring) else { return nil }
        let entry = (slots + start % Self.capacity).move()
        head.store(start + 1, ordering: .releasing)
        return entry
    }

    /// Makes the reader end.
    func close() {
        isClosed.store(true, ordering: .releasing)
        wake()
    }

    /// Sleeps until a command comes or the deadline has passed, without one for ever; reader only.
    func sleep(until deadline: Duration?) {
        _ = wakeUp.wait(timeout: deadline.map(Self.timeout) ?? .distantFuture)
    }

    private func wake() { wakeUp.signal() }

    /// The time that is so far from now as the deadline is.
    static func timeout(_ deadline: Duration) -> DispatchTime {
        .now() + .nanoseconds(Int(max(.zero, deadline - MonotonicClock.now) / .nanoseconds(1)))
    }
}

/// What callers ask of the audio thread.
enum Command: Sendable {
    /// A tone, for so long or until it is released, in place of what sounds.
    case press(ToneID, Tone, ChannelGains, Duration?)
    case release(ToneID)
    /// A sequence in place of what sounds.
    case play(ToneID, ToneSequence, StereoSpread)
    /// A sequence besides what sounds.
    case accompany(ToneID, ToneSequence, StereoSpread)
    case stop
    case volume(Gain)
    case mute(Bool)

    /// Whether it means nothing any more some time later.
    var expires: Bool {
        switch self {
        case .press, .play, .accompany: true
        case .release, .stop, .volume, .mute: false
        }
    }
}
