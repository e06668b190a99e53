/// Noise of two steps' width with a triangular distribution (TPDF), which makes the rounding error of
/// 16-bit samples independent of the signal: noise of -93.3 dB instead of distortion.
///
/// Source: S. Lipshitz, R. Wannamaker, J. Vanderkooy, "Quantization and dither", JAES 40, 1992.
struct Dither: Sendable {
    private var state: UInt64

    /// A generator that begins at a seed; the same seed gives the same noise.
    init(seed: UInt64 = 0x5EED_50F7_0000_0001) { state = seed | 1 }

    /// The next value, from -1 to 1 step. (xorshift64*, two 32-bit halves.)
    @_noLocks
    mutating func next() -> Double {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        let bits = state &* 0x2545_F491_4F6C_DD1D
        return (Double(UInt32(truncatingIfNeeded: bits >> 32)) - Double(UInt32(truncatingIfNeeded: bits)))
            * 0x1p-32
    }
}
