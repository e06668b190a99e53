/// Turns mixed samples into the bytes of a stream: format, dither, and the same sample on the channels
/// that carry it.
struct SampleEncoder: Sendable {
    let format: SampleFormat
    let channels: Int
    private var dither = Dither()

    /// How many channels carry the sound: mono, or the front pair of anything wider.
    private var sounding: Int { @_noLocks get { min(channels, 2) } }

    /// An encoder for interleaved frames.
    init(format: SampleFormat, channels: Int) {
        (self.format, self.channels) = (format, channels)
    }

    /// Bytes a frame.
    var frameBytes: Int { @_noLocks get { format.bytes * channels } }

    /// Writes the first `count` samples, -1 to 1, as frames. A sample that is exactly 0 stays 0: silence
    /// is not dithered. `bytes` has room for them. Neither allocates nor locks.
    @_noLocks
    mutating func encode(
        _ count: Int, of bus: UnsafeMutableBufferPointer<Double>, into bytes: UnsafeMutableRawBufferPointer
    ) {
        precondition(bytes.count >= count * frameBytes, "the frames fit")
        for index in 0..<count {
            let frame = UnsafeMutableRawBufferPointer(rebasing: bytes[(index * frameBytes)...])
            write(bus[index], to: frame)
        }
    }

    /// One loop a format: a generic one could not be proved to be free of locks.
    @_noLocks
    private mutating func write(_ value: Double, to frame: UnsafeMutableRawBufferPointer) {
        switch format {
        case .int16:
            let sample = int16(value)
            for channel in 0..<sounding {
                frame.storeBytes(of: sample, toByteOffset: channel * 2, as: Int16.self)
            }
        case .int32:
            let sample = Int32(RealTimeMath.nearest(value * 0x7FFF_FF00))
            for channel in 0..<sounding {
                frame.storeBytes(of: sample, toByteOffset: channel * 4, as: Int32.self)
            }
        case .float32:
            let sample = Float(value)
            for channel in 0..<sounding {
                frame.storeBytes(of: sample, toByteOffset: channel * 4, as: Float.self)
            }
        }
        for byte in sounding * format.bytes..<frameBytes { frame[byte] = 0 }
    }

    @_noLocks
    private mutating func int16(_ value: Double) -> Int16 {
        guard value != 0 else { return 0 }
        return Int16(min(max(RealTimeMath.nearest(value * 32_766 + dither.next()), -32_767), 32_767))
    }
}

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
