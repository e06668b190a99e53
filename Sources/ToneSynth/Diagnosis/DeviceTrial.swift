import Dispatch
import Synchronization
import Localization

/// Opens the device, plays for a moment, and tells what it agreed to.
struct DeviceTrial: Sendable {
    /// What came out of it.
    enum Outcome: Sendable {
        case played(StreamFormat, plugins: [String], delay: Duration, opening: Duration)
        case failed(SoundFailure, LibraryMessage)
    }

    let device: String
    let outcome: Outcome
    /// Whether a tone was played, not silence.
    let hasTone: Bool

    /// Makes the trial on a thread of its own; one that hangs is left behind and said to be not answering.
    static func run(device: String, tone: Bool, within limit: Duration) -> DeviceTrial {
        let result = TrialResult()
        let done = DispatchSemaphore(value: 0)
        DetachedThread.start {
            let outcome = Self.attempt(device: device, tone: tone)
            result.outcome.withLock { $0 = outcome }
            done.signal()
        }
        _ = done.wait(timeout: CommandQueue.timeout(MonotonicClock.now + limit))
        let hangs = Outcome.failed(SoundFailure(device: device, reason: .notAnswering), LibraryMessage(""))
        return DeviceTrial(
            device: device, outcome: result.outcome.withLock { $0 } ?? hangs, hasTone: tone)
    }

    private final class TrialResult: Sendable {
        let outcome = Mutex<Outcome?>(nil)
    }

    private static func attempt(device: String, tone: Bool) -> Outcome {
        do {
            let begin = MonotonicClock.now
            LibraryMessage.listen()
            let pcm = try PCM(device: device)
            let (format, plugins) = (pcm.format, pcm.chain.plugins)
            let line = try Line(pcm, volume: Level(volumePercent: 80)) { MonotonicClock.now }
            let opening = MonotonicClock.now - begin
            let delay = try play(on: line, tone: tone)
            return .played(format, plugins: plugins, delay: delay, opening: opening)
        } catch {
            return .failed(SoundFailure(device: device, error: error), LibraryMessage.heard)
        }
    }

    /// Plays to the end and answers how long after it was asked for the beginning was heard.
    private static func play(on line: Line<PCM>, tone: Bool) throws(PCMError) -> Duration {
        let sound = Tuning.doReMiFa.tone(for: .do)
        let silence = Tone(frequency: sound.frequency, timbre: .sine, level: .silence)
        let asked = MonotonicClock.now
        try line.sound(.none) { mixer, start in
            mixer.add(tone ? sound : silence, for: .milliseconds(300), owner: .none, at: start)
        }
        var delay = Duration.zero
        let sleep = DispatchSemaphore(value: 0)
        while let due = try line.service() {
            if case .heard(_, let time) = try line.news() { delay = time - asked }
            _ = sleep.wait(timeout: CommandQueue.timeout(due))
        }
        return delay
    }

    /// The findings about library and device.
    var findings: [SoundReport.Finding] {
        switch outcome {
        case .failed(let failure, let message):
            [.init(tr("device"), "\(device): \(failure.sentence)", mend: message.mend ?? failure.remedy)]
                + (message.text.isEmpty
                    ? [] : [.init(tr("reason"), tr("libasound says: \(message.text)"))])
        case .played(let format, let plugins, let delay, let opening):
            [
                .init(tr("device"), ([device] + plugins).joined(separator: " > ")),
                .init(tr("format"), format.words),
                .init(
                    tr("delay"),
                    tr("a tone is heard \(delay.words) after the key; opening took \(opening.words)")),
            ] + (hasTone ? [Self.toneFinding] : [])
        }
    }
}

extension DeviceTrial {
    private static var toneFinding: SoundReport.Finding {
        .init(
            tr("tone"),
            tr(
                """
                a do of 300 ms has been played. If you heard nothing: turn the volume up (alsamixer, wpctl, \
                pactl), or name another device with --device; 'aplay -L' lists them.
                """))
    }
}

extension StreamFormat {
    /// The format in words for people.
    var words: String {
        let channelWords: String =
            channels == 1 ? tr("mono") : channels == 2 ? tr("stereo") : tr("\(channels) channels")
        let queue = rate.duration(of: buffer).words
        return
            tr(
                """
                \(rate.hertz) Hz, \(sample.words), \(channelWords), period \(period), \
                queue \(buffer) (\(queue))
                """)
    }
}

extension SampleFormat {
    /// The format in words for people.
    fileprivate var words: String {
        switch self {
        case .float32: tr("32-bit float")
        case .int32: tr("32-bit")
        case .int16: tr("16-bit")
        }
    }
}

extension Duration {
    /// Milliseconds with one decimal.
    var words: String {
        let tenths = Int((self / .milliseconds(1) * 10).rounded())
        let mark = Language.chosen.decimalMark
        return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10)\(mark)\(abs(tenths) % 10) ms"
    }
}
