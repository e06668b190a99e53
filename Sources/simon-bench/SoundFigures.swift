import Dispatch
import Synchronization
import ToneSynth

/// Synthesis, mixing, the audio thread's work, and the delay from a command to the device.
enum SoundFigures {
    static func measure() -> [Figure] {
        [
            synthesis("a tone, 16-bit", [tone], .int16), synthesis("a tone, float", [tone], .float32),
            synthesis("the buzzer, float", [buzzer], .float32), mixing(8), wakeUp(), command(),
        ]
    }

    private static let second = 48_000
    private static let rounds = 30
    private static let tone = Tone(.hertz(261.6))
    private static let buzzer = Tone(frequency: .hertz(42), timbre: .buzz, gain: Tone.nominalPeak)

    /// Times real time, against writing as many samples without computing them.
    private static func synthesis(_ name: String, _ tones: [Tone], _ format: SampleFormat) -> Figure {
        let work = nanoseconds(tones, format, frames: second)
        return Figure(
            "synthesis of \(name)", 1e9 / work, "x real time",
            against: ("bare write", 1e9 / bareWrite(format)))
    }

    private static func mixing(_ voices: Int) -> Figure {
        let one = nanoseconds([tone], .float32, frames: second) / Double(second)
        let all =
            nanoseconds((0..<voices).map { Tone(.hertz(261.6 + Double($0))) }, .float32, frames: second)
            / Double(second)
        return Figure("mixing \(voices) voices", all, "ns a frame", against: ("one voice", one))
    }

    /// The audio thread's work when it fills a quarter of its queue.
    private static func wakeUp() -> Figure {
        let frames = 1024
        let work = nanoseconds([tone, tone], .float32, frames: frames) / 1000
        return Figure(
            "a wake-up that renders \(frames) frames", work, "us",
            against: ("their duration", Double(frames) / Double(second) * 1e6))
    }

    private static func nanoseconds(_ tones: [Tone], _ format: SampleFormat, frames: Int) -> Double {
        let elements = tones.map { ToneSequence.Element($0, onset: .zero, length: .seconds(2)) }
        let chunk = 512
        var probe = RenderProbe(ToneSequence(elements), format: format, capacity: chunk)
        return Stopwatch.nanoseconds(repeats: frames < second ? 100 : 1) {
            for position in stride(from: 0, to: frames, by: chunk) {
                Stopwatch.keep(probe.render(chunk, from: position))
            }
        }
    }

    private static func bareWrite(_ format: SampleFormat) -> Double {
        let words = second * format.bytes / 4
        let buffer = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: words)
        defer { buffer.deallocate() }
        var value: UInt32 = 1
        return Stopwatch.nanoseconds(repeats: 10) {
            buffer.update(repeating: value)
            value &+= UInt32(Stopwatch.keep(UInt8(truncatingIfNeeded: buffer[words / 2])))
        }
    }

    /// From a press to the first write, on a device without hardware, against waking a thread and being woken by it.
    private static func command() -> Figure {
        let done = DispatchSemaphore(value: 0)
        var configuration = PlayerConfiguration()
        configuration.device = "null"
        let player = TonePlayer(configuration) { _ in done.signal() }
        player.start()
        defer { player.close() }
        done.wait()
        let press = Stopwatch.median(of: rounds, pause: .milliseconds(110)) {
            player.press(tone, for: .milliseconds(10))
            done.wait()
        }
        return Figure(
            "a press to its first write and back", press / 1e3, "us",
            against: ("handing over to a thread and back", handover() / 1e3))
    }

    private static func handover() -> Double {
        let (there, back) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        DispatchQueue(label: "handover").async {
            for _ in 0..<rounds {
                there.wait()
                back.signal()
            }
        }
        return Stopwatch.median(of: rounds, pause: .milliseconds(5)) {
            there.signal()
            back.wait()
        }
    }
}
