/// Turns mixed samples into the bytes of a stream: format, dither, and silence on channels beyond the front
/// pair.
struct SampleEncoder: Sendable {
    let format: SampleFormat
    let channels: Int
    private var dither = Dither()

    init(format: SampleFormat, channels: Int) { (self.format, self.channels) = (format, channels) }

    var frameBytes: Int { @_noLocks get { format.bytes * channels } }

    /// Interleaved. A sample that is exactly 0 stays 0: silence is not dithered. Neither allocates nor locks.
    @_noLocks
    mutating func encode(
        _ count: Int, of buffer: borrowing MixBuffer, into bytes: UnsafeMutableRawBufferPointer
    ) {
        precondition(bytes.count >= count * frameBytes, "the frames fit")
        let sounding = buffer.right == nil ? 1 : 2
        for index in 0..<count {
            let frame = UnsafeMutableRawBufferPointer(rebasing: bytes[(index * frameBytes)...])
            write(buffer.left[index], to: frame, at: 0)
            if let right = buffer.right { write(right[index], to: frame, at: format.bytes) }
            for byte in sounding * format.bytes..<frameBytes { frame[byte] = 0 }
        }
    }

    /// One case a format: a generic one could not be proved to be free of locks.
    @_noLocks
    private mutating func write(_ value: Double, to frame: UnsafeMutableRawBufferPointer, at offset: Int) {
        switch format {
        case .int16: frame.storeBytes(of: int16(value), toByteOffset: offset, as: Int16.self)
        case .int32:
            let sample = Int32(RealTimeMath.nearest(value * 0x7FFF_FF00))
            frame.storeBytes(of: sample, toByteOffset: offset, as: Int32.self)
        case .float32: frame.storeBytes(of: Float(value), toByteOffset: offset, as: Float.self)
        }
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

    init(seed: UInt64 = 0x5EED_50F7_0000_0001) { state = seed | 1 }

    /// From -1 to 1 step. (xorshift64*, two 32-bit halves.)
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
