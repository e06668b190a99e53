/// A unit vector that turns by the same angle with each step: sines for the price of four products.
///
/// Each turn adds an error of one rounding, 1e-16, so it is set up afresh from the exact phase for every
/// few hundred frames.
struct Phasor: Sendable {
    private(set) var sine, cosine: Double
    private let stepSine, stepCosine: Double

    /// - Parameter cycles: the phase, 0 or more.
    @_noLocks
    init(cycles: Double, step: Double) {
        let angle = 2 * .pi * (cycles - Double(Int(cycles)))
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
