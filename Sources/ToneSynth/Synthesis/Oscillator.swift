import Glibc

/// The periodic part of a tone: a phase in Double and a waveform.
///
/// The phase of a frame is computed from the frame's number, not accumulated over the tone, so a tone
/// stays in tune for as long as it sounds and any frame can be rendered again. (A recurrence in Float
/// drifts to an error of -14 dB within a minute.)
struct Oscillator: Sendable {
    /// Cycles a frame.
    let step: Double
    /// Of a buzz; 1 for the others.
    let partials: Int
    /// Amplitude of a warm sine's octave.
    private let octave: Double
    /// a^(n+1), of the buzz's first missing partial.
    private let rest: Double

    /// How much quieter each harmonic of the buzz is than the one before: 1.62 dB. At the loudness that a mistake
    /// has, its peaks are then 5 dB higher than its mean, hardly more than a sine's.
    private static let decay = 0.83

    /// A buzz has every harmonic below 0.45 of the sample rate.
    init(_ tone: Tone, rate: SampleRate) {
        step = tone.frequency.hertz / Double(rate.hertz)
        partials = tone.timbre == .buzz ? max(1, Int(0.45 / step)) : 1
        octave = if case .warmSine(let octave) = tone.timbre { octave.amplitude } else { 0 }
        rest = pow(Self.decay, Double(partials + 1))
    }

    /// - Parameter frame: counted from the onset.
    @_noLocks
    func wave(from frame: Int) -> Wave {
        let cycles = Double(frame) * step
        let high = Double(partials)
        return Wave(
            base: Phasor(phase: cycles, step: step),
            highest: Phasor(phase: cycles * high, step: step * high),
            isSine: partials == 1, octave: octave, rest: rest)
    }

    /// Samples from -1 to 1 (a warm sine's octave comes on top), 0 at the onset.
    struct Wave {
        fileprivate var base, highest: Phasor
        fileprivate let isSine: Bool
        fileprivate let octave: Double
        fileprivate let rest: Double

        @_noLocks
        mutating func next() -> Double {
            defer { advance() }
            // sin 2x = 2 sin x cos x
            return isSine ? base.sine * (1 + 2 * octave * base.cosine) : buzz
        }

        @_noLocks
        private mutating func advance() {
            base.advance()
            if !isSine { highest.advance() }
        }

        /// The sum of a^k sin(k x) for k from 1 to n in closed form (J. A. Moorer, "The synthesis of
        /// complex audio spectra by means of discrete summation formulae", 1976), brought to a peak of
        /// 1: additive synthesis of some 500 harmonics at the price of two, without any alias.
        private var buzz: Double {
            let a = Oscillator.decay
            let next = highest.sine * base.cosine + highest.cosine * base.sine  // sin((n + 1) x)
            let sum = a * base.sine - rest * (next - a * highest.sine)
            return sum / (1 - 2 * a * base.cosine + a * a) * (1 - a * a) / a
        }
    }
}
