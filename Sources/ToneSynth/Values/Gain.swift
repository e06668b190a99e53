import Glibc

/// A gain in decibels; 0 dB changes nothing, -6 dB is about half the amplitude.
public struct Gain: Hashable, Sendable, Comparable {
    /// Decibels; `-infinity` is silence.
    public let decibels: Double

    /// No change of loudness.
    public static let unity = Gain(decibels: 0)

    /// Nothing at all.
    public static let silence = Gain(decibels: -.infinity)

    /// A gain of so many decibels.
    public init(decibels: Double) { self.decibels = decibels }

    /// The gain of a volume from 0 to 100: silence at 0, then 0.25 dB a step up to 0 dB at 100, so
    /// that equal steps sound about equal (loudness doubles with about 10 dB, which is 40 steps).
    public init(volumePercent percent: Int) {
        self = percent <= 0 ? .silence : Gain(decibels: 0.25 * Double(min(percent, 100) - 100))
    }

    /// The factor for a sample, 10^(dB/20).
    public var amplitude: Double { pow(10, decibels / 20) }

    /// The quieter comes first.
    public static func < (quiet: Gain, loud: Gain) -> Bool { quiet.decibels < loud.decibels }

    /// Two gains one after the other.
    public static func + (one: Gain, other: Gain) -> Gain {
        Gain(decibels: one.decibels + other.decibels)
    }
}
