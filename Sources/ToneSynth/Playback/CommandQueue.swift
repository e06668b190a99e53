import Dispatch
import Synchronization

/// Carries commands to the audio thread: a fixed ring with one reader, and a semaphore that wakes it.
///
/// Writers share a lock that the reader never takes, so neither side waits for the other.
/// `@unchecked Sendable`: slots from `head` to `tail` belong to the reader, the others to the writer
/// that holds `writers`; the counters hand them over with release and acquire.
final class CommandQueue: @unchecked Sendable {
    typealias Entry = (command: Command, given: Duration)

    private static let capacity = 256
    /// The other slots are for what must not be lost, such as muting.
    private static let capacityForTones = 192
    private let slots = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    private let head = Atomic<Int>(0)
    private let tail = Atomic<Int>(0)
    private let writers = Mutex(())
    private let wakeUp = DispatchSemaphore(value: 0)

    /// Ends the reader.
    let isClosed = Atomic<Bool>(false)

    deinit {
        while dequeue() != nil {}
        slots.deallocate()
    }

    /// False when the ring is full, because the reader hangs; then the command is lost.
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

    /// Reader only.
    func dequeue() -> Entry? {
        let start = head.load(ordering: .relaxed)
        guard start < tail.load(ordering: .acquiring) else { return nil }
        let entry = (slots + start % Self.capacity).move()
        head.store(start + 1, ordering: .releasing)
        return entry
    }

    func close() {
        isClosed.store(true, ordering: .releasing)
        wake()
    }

    /// Sleeps until a command is added or the deadline has passed; reader only.
    func sleep(until deadline: Duration?) {
        _ = wakeUp.wait(timeout: deadline.map(Self.timeout) ?? .distantFuture)
    }

    private func wake() { wakeUp.signal() }

    static func timeout(_ deadline: Duration) -> DispatchTime {
        .now() + .nanoseconds(Int(max(.zero, deadline - MonotonicClock.now) / .nanoseconds(1)))
    }
}

/// For the audio thread.
enum Command: Sendable {
    /// In place of what sounds; without a length until it is released.
    case press(ToneID, Tone, ChannelGains, Duration?)
    case release(ToneID)
    /// In place of what sounds.
    case play(ToneID, ToneSequence, StereoSpread)
    /// Besides what sounds.
    case accompany(ToneID, ToneSequence, StereoSpread)
    case stop
    case volume(Gain)
    case mute(Bool)

    /// Whether it is meaningless some time later.
    var expires: Bool {
        switch self {
        case .press, .play, .accompany: true
        case .release, .stop, .volume, .mute: false
        }
    }
}
