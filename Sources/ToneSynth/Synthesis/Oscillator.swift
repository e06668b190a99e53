import Glibc

/// The periodic part of a tone: a phase in Double and a waveform.
///
/// The phase of a frame is computed from the frame's number, not accumulated, so a tone stays in tune
/// for as long as it sounds and any frame can be rendered again. (A recurrence in Float drifts to an
/// error of -14 dB within a minute.)
struct Oscillator: Sendable {
    /// Cycles a frame.
    let step: Double
    /// The number of the highest partial, 1 for a sine.
    let partials: Int

    /// How much quieter each harmonic of the razz is than the one before: 0.63 dB.
    static let razzDecay = 0.93

    /// The oscillator of a tone; a razz has every harmonic below 0.45 of the sample rate.
    init(_ tone: Tone, rate: SampleRate) {
        step = tone.frequency.hertz / Double(rate.hertz)
        partials = tone.timbre == .sine ? 1 : max(1, Int(0.45 / step))
    }

    /// The sample of a frame counted from the onset, from -1 to 1, beginning at 0.
    func sample(at frame: Int) -> Double {
        let cycles = Double(frame) * step
        let angle = 2 * .pi * (cycles - cycles.rounded(.down))
        return partials == 1 ? sin(angle) : razz(angle)
    }

    /// The sum of a^k sin(k x) for k from 1 to n in closed form (J. A. Moorer, "The synthesis of
    /// complex audio spectra by means of discrete summation formulae", 1976): additive synthesis of
    /// some 500 harmonics at the price of four sines, without any alias.
    private func razz(_ x: Double) -> Double {
        let a = Self.razzDecay
        let n = Double(partials)
        let tail = pow(a, n + 1) * (sin((n + 1) * x) - a * sin(n * x))
        return (a * sin(x) - tail) / (1 - 2 * a * cos(x) + a * a) * (1 - a * a) / a
    }
}
