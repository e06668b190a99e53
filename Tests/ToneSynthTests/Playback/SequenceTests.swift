import FoundationEssentials
import Glibc
import Testing

@testable import ToneSynth

/// Simon's sequences of every length that a game is won by, and of longer ones, at every speed on the real `file` device of libasound, where the clock
/// that paces them is turned by hand: every onset and length is exact to one sample.
struct SequenceTests {
    /// What every time is multiplied by, in percent: slow, normal, fast.
    @Test(arguments: [150, 100, 70])
    func everyOnsetAndLengthIsExactToTheSample(speed: Int) throws {
        for length in Array(1...31) + [50, 100] {
            let tone = Duration.milliseconds(length <= 5 ? 420 : length <= 13 ? 320 : 220) * speed / 100
            let step = tone + .milliseconds(50) * speed / 100
            let notes = (0..<length).map { Tone.scale[($0 * 7 + $0 / 5 + length) % 4] }
            let elements = notes.enumerated().map { index, note in
                ToneSequence.Element(note, onset: step * index, length: tone)
            }
            let recording = try recording(of: ToneSequence(elements))
            try recording.withUnsafeBytes { bytes in
                let fault = Self.fault(bytes.bindMemory(to: Int16.self), elements)
                try #require(fault == nil, "\(length) notes at \(speed) %: \(fault ?? "")")
            }
        }
    }

    /// What is wrong first in what was played.
    private static func fault(
        _ samples: UnsafeBufferPointer<Int16>, _ elements: [ToneSequence.Element]
    ) -> String? {
        var silentFrom = 0
        for (index, element) in elements.enumerated() {
            let (begin, end) = (frame(element.onset), frame(element.onset + element.length))
            guard end <= samples.count else { return "note \(index) is cut off" }
            guard isSilent(samples[silentFrom..<begin]) else { return "no silence before note \(index)" }
            let tone = element.tone
            let release = frame(Envelope.releaseTime)
            // Just behind the attack, where the wave alone tells its onset, and amid the release.
            for window in [begin + 300..<begin + 348, end - release / 2 - 24..<end - release / 2 + 24] {
                guard isTone(tone, begin, end, in: samples[window]) else {
                    return "note \(index) is not in its place at \(window)"
                }
                guard !isTone(tone, begin + 1, end + 1, in: samples[window]) else {
                    return "note \(index) would do one sample later at \(window)"
                }
            }
            silentFrom = end
        }
        guard samples.count == silentFrom + frame(PlaybackLimits.tail) else {
            return "\(samples.count) samples"
        }
        return isSilent(samples[silentFrom...]) ? nil : "no silence at the end"
    }

    /// The frame of a time, by the wall clock of a stream of 48 kHz.
    private static func frame(_ time: Duration) -> Int { Int((time / .seconds(1) * 48_000).rounded()) }

    private static func isSilent(_ samples: Slice<UnsafeBufferPointer<Int16>>) -> Bool {
        let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: samples))
        guard let address = bytes.baseAddress, let first = bytes.first else { return true }
        return first == 0 && memcmp(address, address + 1, bytes.count - 1) == 0
    }

    /// Whether samples, but for rounding and dither, are those of a tone from one frame to another.
    private static func isTone(
        _ tone: Tone, _ begin: Int, _ end: Int, in samples: Slice<UnsafeBufferPointer<Int16>>
    ) -> Bool {
        let peak = 32_766 * (tone.gain + Gain(volumePercent: 80)).amplitude
        let release = frame(Envelope.releaseTime)
        return samples.indices.allSatisfy { index in
            let wave = sin(2 * .pi * tone.frequency.hertz / 48_000 * Double(index - begin))
            let left = Double(min(end - index, release + 1)) / Double(release + 1)
            let envelope = 0.5 - 0.5 * cos(.pi * left)
            return abs(peak * envelope * wave - Double(samples[index])) <= 1.6
        }
    }

    /// Plays through the audio thread's own code and the real device, as fast as that goes.
    private func recording(of sequence: ToneSequence) throws -> Data {
        let device = FileDevice()
        var now = Duration.seconds(1)
        var configuration = PlayerConfiguration()
        configuration.device = device.name
        let open = { (name: String, use: StreamUse) throws(PCMError) in try PCM(device: name, for: use) }
        let thread = AudioThread(configuration, now: { now }, open: open, onEvent: { _ in })
        _ = thread.advance()
        thread.handle(.play(.none, sequence, .off), given: now)
        // It ends by itself; until then it wants to be called every few milliseconds, and can wait for longer.
        let end = now + sequence.duration + .seconds(1)
        while now < end {
            now += .seconds(5)
            _ = thread.advance()
        }
        // Closing the device writes the rest of the file.
        thread.handle(.mute(true), given: now)
        _ = thread.advance()
        return try device.bytes()
    }
}
