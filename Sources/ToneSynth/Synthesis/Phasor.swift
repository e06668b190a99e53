/// A unit vector that turns by the same angle with each step: a sine costs four products.
///
/// Each step adds a rounding error of 1e-16, so callers make a new one from the exact phase every few hundred frames.
struct Phasor: Sendable {
    private(set) var sine, cosine: Double
    private let stepSine, stepCosine: Double

    /// - Parameters: both in cycles; the phase is 0 or more.
    @_noLocks
    init(phase: Double, step: Double) {
        let angle = 2 * .pi * (phase - Double(Int(phase)))
        (sine, cosine) = (RealTimeMath.sine(angle), RealTimeMath.cosine(angle))
        (stepSine, stepCosine) = (RealTimeMath.sine(2 * .pi * step), RealTimeMath.cosine(2 * .pi * step))
    }

    @_noLocks
    mutating func advance() {
        (sine, cosine) = (
            sine * stepCosine + cosine * stepSine,
            cosine * stepCosine - sine * stepSine
        )
    }
}
