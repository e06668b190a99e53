import Dispatch
import Synchronization
import System

/// Opens the device and plays for a moment.
package struct PlaybackTest: Sendable {
    package enum Outcome: Sendable {
        /// `delay` is from requesting a tone to hearing it; nil where the device gave none that can be.
        case played(StreamFormat, plugins: [String], delay: Duration?, opening: Duration)
        case failed(SoundFailure, LibraryMessage)
    }

    package let device: String
    package let outcome: Outcome
    /// False for silence.
    package let hasTone: Bool

    package var isAudible: Bool { if case .played = outcome { true } else { false } }

    /// On a thread of its own; one that hangs is abandoned and reported as not responding.
    static func run(device: String, tone: Bool, timeout: Duration) -> PlaybackTest {
        let result = Result()
        let done = DispatchSemaphore(value: 0)
        let hasThread = DetachedThread.start(hasSmallStack: false) {
            let outcome = Self.attempt(device: device, tone: tone)
            result.outcome.withLock { $0 = outcome }
            done.signal()
        }
        if hasThread { _ = done.wait(timeout: CommandQueue.timeout(MonotonicClock.now + timeout)) }
        StandardError.shared.restoreAll()
        let failure = SoundFailure(device: device, reason: hasThread ? .notResponding : .noThread)
        return PlaybackTest(
            device: device,
            outcome: result.outcome.withLock { $0 } ?? .failed(failure, LibraryMessage("")),
            hasTone: tone)
    }

    private final class Result: Sendable {
        let outcome = Mutex<Outcome?>(nil)
    }

    private static func attempt(device: String, tone: Bool) -> Outcome {
        do {
            let begin = MonotonicClock.now
            LibraryMessage.listen()
            let pcm = try PCM(device: device)
            let (format, plugins) = (pcm.format, pcm.chain.plugins)
            let stream = try StreamPlayer(pcm, volume: Gain(volumePercent: 80)) { MonotonicClock.now }
            let opening = MonotonicClock.now - begin
            let delay = try play(on: stream, tone: tone)
            return .played(format, plugins: plugins, delay: delay, opening: opening)
        } catch {
            return .failed(SoundFailure(device: device, error: error), LibraryMessage.heard)
        }
    }

    /// Nil for what cannot be: a server that is late itself may say that a tone was heard before it was asked for.
    static func delay(from request: Duration, to heard: Duration) -> Duration? {
        heard < request ? nil : heard - request
    }

    /// Returns the delay until the beginning was heard.
    private static func play(on stream: StreamPlayer<PCM>, tone: Bool) throws(PCMError) -> Duration? {
        let sound = Tone(.hertz(261.6))
        let silence = Tone(frequency: sound.frequency, timbre: .sine, gain: .silence)
        let begin = MonotonicClock.now
        try stream.startSound(.none) { mixer, start in
            mixer.add(tone ? sound : silence, for: .milliseconds(300), owner: .none, at: start)
        }
        var delay: Duration?
        let sleep = DispatchSemaphore(value: 0)
        while let due = try stream.service() {
            if case .onset(_, let time) = try stream.takeOnsetUpdate() {
                delay = Self.delay(from: begin, to: time)
            }
            _ = sleep.wait(timeout: CommandQueue.timeout(due))
        }
        return delay
    }
}
