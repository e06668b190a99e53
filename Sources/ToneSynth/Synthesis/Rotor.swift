import Glibc

/// A pointer that turns by the same angle with each step: sines for the price of four products.
///
/// Each turn adds an error of one rounding, 1e-16, so it is set up afresh from the exact phase for every
/// few hundred frames.
struct Rotor: Sendable {
    private(set) var sine, cosine: Double
    private let stepSine, stepCosine: Double

    /// A rotor at `cycles`, that turns by `step` cycles at a time.
    init(cycles: Double, step: Double) {
        let angle = 2 * .pi * (cycles - cycles.rounded(.down))
        (sine, cosine) = (sin(angle), cos(angle))
        (stepSine, stepCosine) = (sin(2 * .pi * step), cos(2 * .pi * step))
    }

    /// Turns by one step.
    mutating func advance() {
        (sine, cosine) = (
            sine * stepCosine + cosine * stepSine,
            cosine * stepCosine - sine * stepSine
        )
    }
}
