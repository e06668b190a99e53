import Foundation

/// What was played, as the sound card that is a file has it: 16 bit, one channel, 48 kHz.
package struct Recording {
    package static let rate = 48_000.0

    /// The samples in their order.
    package let samples: [Int16]

    /// Reads a file from a sample on; what has not been played yet is not there.
    package init(path: String, from start: Int = 0) {
        let data = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
        let rest = data.dropFirst(2 * start)
        var samples = [Int16](repeating: 0, count: rest.count / 2)
        _ = samples.withUnsafeMutableBytes { rest.copyBytes(to: $0) }
        self.samples = samples
    }

    /// The samples from one on.
    package func dropping(_ count: Int) -> Recording { Recording(samples: Array(samples.dropFirst(count))) }

    private init(samples: [Int16]) { self.samples = samples }

    /// Whether nothing at all can be heard.
    package var isSilent: Bool { samples.allSatisfy { $0 == 0 } }

    /// Whether there is a sound from a sample on.
    package func isHeard(from start: Int = 0) -> Bool {
        samples.dropFirst(start).contains { abs(Int($0)) > Self.noise }
    }

    /// The tones that stand between silences, in their order. Tones without a silence between them are one.
    package var tones: [HeardTone] {
        var tones: [HeardTone] = []
        var start: Int?
        var last = 0
        for (place, sample) in samples.enumerated() {
            if abs(Int(sample)) > Self.noise {
                if start == nil { start = place }
                last = place
            } else if let begin = start, place - last > Self.silence {
                tones.append(tone(begin...last))
                start = nil
            }
        }
        return tones
    }

    /// Above the dither, which is two steps at most.
    private static let noise = 8
    /// Samples in a row without sound that end a tone: 6 ms, more than half a period of the lowest pad.
    private static let silence = 300

    private func tone(_ range: ClosedRange<Int>) -> HeardTone {
        HeardTone(
            onset: Double(range.lowerBound) / Self.rate, length: Double(range.count) / Self.rate,
            hertz: pitch(range), peak: Double(samples[range].map { abs(Int($0)) }.max() ?? 0) / 32_768)
    }

    /// Periods between the first and the last upward crossing of zero, each placed between two samples by
    /// a straight line.
    private func pitch(_ range: ClosedRange<Int>) -> Double {
        var first: Double?
        var last = 0.0
        var periods = -1
        // The edges are soft, so noise is too near to zero there.
        let edge = min(480, range.count / 4)
        for place in (range.lowerBound + edge)..<(range.upperBound - edge)
        where samples[place] < 0 && samples[place + 1] >= 0 {
            let (before, after) = (Double(samples[place]), Double(samples[place + 1]))
            last = Double(place) - before / (after - before)
            first = first ?? last
            periods += 1
        }
        guard let first, periods > 0 else { return 0 }
        return Double(periods) * Self.rate / (last - first)
    }
}

/// A tone as it was heard.
package struct HeardTone: CustomStringConvertible {
    /// In seconds from the beginning of the recording.
    package let onset: Double
    /// In seconds.
    package let length: Double
    package let hertz: Double
    /// 1 is full scale.
    package let peak: Double

    /// What musicians call it; nil for anything that is none of the pads' tones to a cent (5 for short ones).
    package var name: String? {
        let scale = [("do", 261.626), ("re", 293.665), ("mi", 329.628), ("fa", 349.228)]
        return scale.first { abs(cents(from: $0.1)) < 1 }?.0
    }

    /// How far the pitch is from another one, in hundredths of a semitone.
    package func cents(from other: Double) -> Double { 1_200 * log2(hertz / other) }

    /// In milliseconds.
    package var milliseconds: Double { length * 1_000 }

    package var description: String { "\(name ?? "\(hertz) Hz") for \(milliseconds) ms" }
}
