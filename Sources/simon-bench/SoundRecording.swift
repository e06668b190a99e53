import TestSupport
import ToneSynth

/// The samples that a measured game has played (16 bit, 48 kHz), recorded by the tests' card.
struct SoundRecording {
    private let samples: [Int16]
    /// When the first sample was heard.
    private let epoch: Duration

    /// More than the dither, which is two steps at most.
    private static let noise = 8

    init?(_ bench: BenchFolder) {
        guard let epoch = (try? bench.folder.read("sound.epoch")).flatMap({ Int($0) }) else { return nil }
        self.epoch = .nanoseconds(epoch)
        samples = Recording(path: bench.folder.file("sound.raw")).samples
    }

    /// Microseconds to the next sound; nil where it sounded already, or nothing within a second.
    func delay(from time: Duration) -> Double? {
        let start = SampleRate.standard.frames(in: time - epoch)
        guard samples.indices.contains(start), !isHeard(start),
            let onset = (start..<min(samples.count, start + 48_000)).first(where: isHeard)
        else { return nil }
        return (epoch + SampleRate.standard.duration(of: onset) - time) / .microseconds(1)
    }

    private func isHeard(_ sample: Int) -> Bool { samples[sample].magnitude > Self.noise }
}
