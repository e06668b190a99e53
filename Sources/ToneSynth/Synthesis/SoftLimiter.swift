/// Keeps a mix within full scale: untouched up to the knee, then bent smoothly towards 1.
enum SoftLimiter {
    /// Up to here (-1.4 dB of full scale) nothing is changed; a single tone never gets there.
    static let knee = 0.85

    /// A value within -1 and 1, monotonic and with a continuous slope.
    @_noLocks
    static func limit(_ value: Double) -> Double {
        let size = abs(value)
        guard size > knee else { return value }
        let bent = knee + (1 - knee) * RealTimeMath.hyperbolicTangent((size - knee) / (1 - knee))
        return value < 0 ? -bent : bent
    }
}
