import Foundation

/// Loudness as broadcasters measure it: EBU R 128 with ITU-R BS.1770-5, of one channel at 48 kHz, with a second of silence
/// before and after.
package struct LoudnessMeter {
    private static let rate = 48_000
    /// 400 ms, of which one begins every 100 ms.
    private static let block = rate * 4 / 10
    private static let step = rate / 10

    private let samples: [Double]
    /// The mean square of each block, weighted.
    private let powers: [Double]

    package init(_ sound: [Double]) {
        let silence = [Double](repeating: 0, count: Self.rate)
        samples = silence + sound + silence
        let weighted = Self.weighted(samples)
        powers = stride(from: 0, through: weighted.count - Self.block, by: Self.step).map { start in
            weighted[start..<start + Self.block].reduce(0) { $0 + $1 * $1 } / Double(Self.block)
        }
    }

    private static func loudness(_ power: Double) -> Double { -0.691 + 10 * log10(max(power, 1e-20)) }

    /// In LUFS, of the loudest 400 ms.
    package var momentary: Double { Self.loudness(powers.max() ?? 0) }

    /// In LUFS, of what is not more than 10 LU below the mean of what is above -70 LUFS.
    package var integrated: Double {
        func mean(over gate: Double) -> Double {
            let heard = powers.filter { Self.loudness($0) > gate }
            return Self.loudness(heard.reduce(0, +) / Double(max(1, heard.count)))
        }
        return mean(over: max(-70, mean(over: -70) - 10))
    }

    /// In dB of full scale, the mean of the loudest 50 ms.
    package var loudest: Double {
        let window = Self.rate / 20
        var (sum, most) = (0.0, 0.0)
        for index in samples.indices {
            sum += samples[index] * samples[index]
            if index >= window { sum -= samples[index - window] * samples[index - window] }
            most = max(most, sum)
        }
        return 10 * log10(max(most, 1e-20) / Double(window))
    }

    /// In dB of full scale.
    package var peak: Double { 20 * log10(samples.reduce(1e-10) { max($0, abs($1)) }) }

    /// In dBTP, with four samples for each (BS.1770-5, annex 2).
    package var truePeak: Double {
        let phases = (0..<4).map { phase in
            (-16..<16).map { tap -> Double in
                let x = Double(tap) + Double(phase) / 4
                let window = 0.5 + 0.5 * cos(.pi * x / 16.5)
                return x == 0 ? 1 : sin(.pi * x) / (.pi * x) * window
            }
        }
        var most = 1e-10
        // Between samples that are low nothing is high.
        let floor = samples.reduce(0) { max($0, abs($1)) } / 2
        for middle in 16..<samples.count - 16 where abs(samples[middle]) > floor {
            for taps in phases {
                var sum = 0.0
                for tap in 0..<32 { sum += taps[tap] * samples[middle - tap + 16] }
                most = max(most, abs(sum))
            }
        }
        return 20 * log10(most)
    }

    /// The two filters of K-weighting, with the coefficients of BS.1770-5 for 48 kHz.
    private static func weighted(_ samples: [Double]) -> [Double] {
        let shelf = Biquad(
            b: (1.53512485958697, -2.69169618940638, 1.19839281085285),
            a: (-1.69065929318241, 0.73248077421585))
        let highPass = Biquad(b: (1, -2, 1), a: (-1.99004745483398, 0.99007225036621))
        return highPass.filter(shelf.filter(samples))
    }

    private struct Biquad {
        let b: (Double, Double, Double)
        let a: (Double, Double)

        func filter(_ samples: [Double]) -> [Double] {
            var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)
            return samples.map { x in
                let y = b.0 * x + b.1 * x1 + b.2 * x2 - a.0 * y1 - a.1 * y2
                (x1, x2, y1, y2) = (x, x1, y, y1)
                return y
            }
        }
    }
}
