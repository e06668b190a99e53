import TestSupport
import Foundation

/// The samples that a measured game has played (16 bit, 48 kHz), recorded by the tests' card.
struct SoundRecording {
    private let samples: [Int16]
    /// The time of the first sample, in nanoseconds of CLOCK_MONOTONIC.
    private let epoch: Int

    /// More than the dither, which is two steps at most.
    private static let noise: Int16 = 8
    private static let nanosecondsPerSample = 1e9 / 48_000

    init?(_ bench: BenchFolder) {
        guard let epoch = (try? bench.folder.read("sound.epoch")).flatMap({ Int($0) }),
            let bytes = FileManager.default.contents(atPath: bench.folder.file("sound.raw"))
        else { return nil }
        self.epoch = epoch
        samples = bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count - 1, by: 2).map {
                bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self)
            }
        }
    }

    /// Microseconds to the next sound; nil where it sounded already, or nothing within a second.
    func delay(from time: Int) -> Double? {
        let start = Int(Double(time - epoch) / Self.nanosecondsPerSample)
        guard samples.indices.contains(start), !isHeard(start),
            let onset = (start..<min(samples.count, start + 48_000)).first(where: isHeard)
        else { return nil }
        return (Double(epoch - time) + Double(onset) * Self.nanosecondsPerSample) / 1_000
    }

    private func isHeard(_ sample: Int) -> Bool { samples[sample].magnitude > Self.noise.magnitude }
}
