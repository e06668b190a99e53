import Glibc

/// Equal loudness of pure tones, by ISO 226:2003 at 60 phon.
public enum Loudness {
    static let phon = 60.0

    /// The gain with which a sine of this pitch is as loud as middle C at the nominal peak.
    ///
    /// Pitches that would need more than the nominal peak get the nominal peak, since small
    /// loudspeakers do not give them back anyway.
    public static func gain(of frequency: Frequency) -> Gain {
        let wanted = soundPressure(of: frequency) - soundPressure(of: .hertz(261.626))
        return Tone.nominalPeak + Gain(decibels: min(0, wanted))
    }

    /// Sound pressure level in dB that has 60 phon, ISO 226:2003 formula (1), between the
    /// standard's third-octave frequencies by a straight line over the logarithm of the frequency.
    static func soundPressure(of frequency: Frequency) -> Double {
        let points = contour
        let hertz = min(max(frequency.hertz, points[0].hertz), points[points.count - 1].hertz)
        let upper = points.indices.dropFirst().first { hertz <= points[$0].hertz } ?? 1
        let (low, high) = (points[upper - 1], points[upper])
        let fraction = log(hertz / low.hertz) / log(high.hertz / low.hertz)
        return pressure(at: low) * (1 - fraction) + pressure(at: high) * fraction
    }

    /// Formula (1) of ISO 226:2003, section 4.1.
    private static func pressure(at point: Point) -> Double {
        let a =
            4.47e-3 * (pow(10, 0.025 * phon) - 1.15)
            + pow(0.4 * pow(10, (point.threshold + point.transfer) / 10 - 9), point.exponent)
        return 10 / point.exponent * log10(a) - point.transfer + 94
    }

    /// A row of the standard's table 1: exponent of loudness perception, magnitude of the linear
    /// transfer function in dB, threshold of hearing in dB.
    private typealias Point = (hertz: Double, exponent: Double, transfer: Double, threshold: Double)

    private static let contour: [Point] = [
        (20, 0.532, -31.6, 78.5), (25, 0.506, -27.2, 68.7), (31.5, 0.480, -23.0, 59.5),
        (40, 0.455, -19.1, 51.1), (50, 0.432, -15.9, 44.0), (63, 0.409, -13.0, 37.5),
        (80, 0.387, -10.3, 31.5), (100, 0.367, -8.1, 26.5), (125, 0.349, -6.2, 22.1),
        (160, 0.330, -4.5, 17.9), (200, 0.315, -3.1, 14.4), (250, 0.301, -2.0, 11.4),
        (315, 0.288, -1.1, 8.6), (400, 0.276, -0.4, 6.2), (500, 0.267, 0.0, 4.4),
        (630, 0.259, 0.3, 3.0), (800, 0.253, 0.5, 2.2), (1000, 0.250, 0.0, 2.4),
        (1250, 0.246, -2.7, 3.5), (1600, 0.244, -4.1, 1.7), (2000, 0.243, -1.0, -1.3),
        (2500, 0.243, 1.7, -4.2), (3150, 0.243, 2.5, -6.0), (4000, 0.242, 1.2, -5.4),
        (5000, 0.242, -2.1, -1.5), (6300, 0.245, -7.1, 6.0), (8000, 0.254, -11.2, 12.6),
        (10000, 0.271, -10.7, 13.9), (12500, 0.301, -3.1, 12.3),
    ]
}
