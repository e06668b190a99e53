import Dispatch
import Glibc
import Synchronization
import System

/// Plays tones through ALSA on a thread of its own.
///
/// No call waits for the sound device: each puts a command into a queue and returns, also when the
/// sound server hangs. Nothing is ever printed. Sound that fails comes back by itself.
public final class TonePlayer: Sendable {
    /// How long a press sounds, unless told otherwise.
    public static let pressLength = Duration.milliseconds(300)

    /// How long a held note sounds at most: a terminal that loses the focus, or a gamepad that is unplugged,
    /// may never report the release.
    public static let longestHold = Duration.seconds(600)

    private struct Shared {
        var status: PlayerStatus
        var spread: StereoSpread
        var hasThread = false
    }

    private let configuration: PlayerConfiguration
    private let onEvent: @Sendable (PlayerEvent) -> Void
    private let queue = CommandQueue()
    private let shared: Mutex<Shared>
    private let lastID = Atomic<UInt64>(0)
    private let watchdog = Watchdog()
    private let ended = DispatchSemaphore(value: 0)

    /// Nothing sounds before `start`; what is asked for until then waits.
    ///
    /// `onEvent` is called on the audio thread and must return soon: hand the event on and leave.
    public init(
        _ configuration: PlayerConfiguration = PlayerConfiguration(),
        onEvent: @escaping @Sendable (PlayerEvent) -> Void = { _ in }
    ) {
        self.configuration = configuration
        self.onEvent = onEvent
        let status: PlayerStatus = configuration.isMuted ? .muted : .opening
        shared = Mutex(Shared(status: status, spread: configuration.spread))
    }

    /// Starts the thread, which opens the device unless the player begins muted.
    ///
    /// This is a call of its own, as a game shows its first frame before: a new thread and libasound's reading of its
    /// configuration keep the kernel's lock on the process's memory busy, for which the first frame's page faults wait.
    public func start() {
        let (configuration, onEvent) = (configuration, onEvent)
        let (queue, ended, watchdog) = (queue, ended, watchdog)
        let hasThread = DetachedThread.start(hasSmallStack: false) { [weak self] in
            Self.requestRealTimePriority()
            let open = { (name: String, use: StreamUse) throws(PCMError) in try PCM(device: name, for: use) }
            let thread = AudioThread(configuration, open: open) { event in
                if case .status(let status) = event { self?.shared.withLock { $0.status = status } }
                onEvent(event)
            }
            thread.run(queue, watchdog)
            ended.signal()
        }
        shared.withLock {
            $0.hasThread = hasThread
            if !hasThread && !configuration.isMuted {
                $0.status = .silent(SoundFailure(device: configuration.device, reason: .noThread))
            }
        }
    }

    /// The lowest for the calling thread: one that is woken late lets its queue run dry. Most systems refuse, which does no
    /// harm.
    private static func requestRealTimePriority() {
        var parameters = sched_param(sched_priority: sched_get_priority_min(SCHED_RR))
        pthread_setschedparam(pthread_self(), SCHED_RR, &parameters)
    }

    deinit { queue.close() }

    /// Whether there is sound, and why not.
    ///
    /// A sound server that hangs is only seen here, not by an event: the thread that would send one hangs too.
    public var status: PlayerStatus {
        watchdog.isHanging
            ? .silent(SoundFailure(device: configuration.device, reason: .notResponding))
            : shared.withLock { $0.status }
    }

    /// Whether something still sounds. What was asked for a moment ago may not have begun.
    public var isSounding: Bool { watchdog.isSounding.load(ordering: .acquiring) }

    /// Sounds a tone at once, fading out what sounds.
    @discardableResult
    public func press(_ tone: Tone, at pan: Pan = .centre, for length: Duration = pressLength) -> ToneID {
        send { .press($0, tone, $1.gains(for: pan), length) }
    }

    /// Sounds a tone until it is released, for `longestHold` at most, fading out what sounds.
    public func hold(_ tone: Tone, at pan: Pan = .centre) -> ToneID {
        press(tone, at: pan, for: Self.longestHold)
    }

    /// Fades out a tone that is held, or anything else that still sounds.
    public func release(_ id: ToneID) { queue.enqueue(.release(id)) }

    /// Plays a sequence, exact to the sample, fading out what sounds.
    @discardableResult
    public func play(_ sequence: ToneSequence) -> ToneID {
        send { .play($0, sequence, $1) }
    }

    /// Plays a sequence besides what sounds, such as a figure behind the press that earned it. The next press,
    /// hold or sequence ends it like anything else.
    @discardableResult
    public func accompany(_ sequence: ToneSequence) -> ToneID {
        send { .accompany($0, sequence, $1) }
    }

    /// Fades out everything.
    public func stop() { queue.enqueue(.stop) }

    /// Sets the loudness, 0 to 100; what sounds follows within 20 ms.
    public func setVolume(percent: Int) { queue.enqueue(.volume(Gain(volumePercent: percent))) }

    /// Muted, not one sample is played and the device is closed; unmuted, it is opened again.
    public func setMuted(_ muted: Bool) { queue.enqueue(.mute(muted)) }

    /// Sets how far apart sounds stand from now on, where the device has two channels.
    public func setSpread(_ spread: StereoSpread) { shared.withLock { $0.spread = spread } }

    /// Fades out and closes the device; waits at most 100 ms, and abandons the thread when a hanging
    /// sound server keeps it longer.
    public func close() {
        queue.close()
        guard shared.withLock({ $0.hasThread }) else { return }
        _ = ended.wait(timeout: CommandQueue.timeout(MonotonicClock.now + PlaybackLimits.closeTimeout))
        StandardError.shared.restoreAll()
    }

    private func send(_ command: (ToneID, StereoSpread) -> Command) -> ToneID {
        let id = ToneID(number: lastID.add(1, ordering: .relaxed).newValue)
        queue.enqueue(command(id, shared.withLock { $0.spread }))
        return id
    }
}

/// How a player begins.
public struct PlayerConfiguration: Hashable, Sendable {
    /// The ALSA device by its name, such as `default`, `hw:0` or `null`.
    public var device = "default"
    /// The loudness, 0 to 100.
    public var volumePercent = 80
    /// Whether it begins muted: then no device is opened.
    public var isMuted = false
    /// How far apart sounds stand.
    public var spread = StereoSpread.off

    /// The device `default` at 80 %.
    public init() {}
}
