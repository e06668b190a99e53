/// Turns mixed samples into the bytes of a stream: format, dither, and the same sample on the channels
/// that carry it.
struct FrameEncoder: Sendable {
    let format: SampleFormat
    let channels: Int
    private var dither = Dither()

    /// How many channels carry the sound: mono, or the front pair of anything wider.
    private var sounding: Int { min(channels, 2) }

    /// An encoder for interleaved frames.
    init(format: SampleFormat, channels: Int) {
        (self.format, self.channels) = (format, channels)
    }

    /// Bytes a frame.
    var frameBytes: Int { format.bytes * channels }

    /// Writes the first `count` samples, -1 to 1, as frames. A sample that is exactly 0 stays 0: silence
    /// is not dithered. `bytes` has room for them. Neither allocates nor locks.
    mutating func encode(
        _ count: Int, of bus: UnsafeMutableBufferPointer<Double>, into bytes: UnsafeMutableRawBufferPointer
    ) {
        precondition(bytes.count >= count * frameBytes, "the frames fit")
        for index in 0..<count {
            let frame = UnsafeMutableRawBufferPointer(rebasing: bytes[(index * frameBytes)...])
            write(bus[index], to: frame)
        }
    }

    private mutating func write(_ value: Double, to frame: UnsafeMutableRawBufferPointer) {
        switch format {
        case .int16: spread(int16(value), over: frame)
        case .int32: spread(Int32((value * 0x7FFF_FF00).rounded()), over: frame)
        case .float32: spread(Float(value), over: frame)
        }
    }

    private mutating func int16(_ value: Double) -> Int16 {
        guard value != 0 else { return 0 }
        return Int16(min(max((value * 32_766 + dither.next()).rounded(), -32_767), 32_767))
    }

    private func spread<Sample: BitwiseCopyable & ExpressibleByIntegerLiteral>(
        _ sample: Sample, over frame: UnsafeMutableRawBufferPointer
    ) {
        for channel in 0..<channels {
            frame.storeBytes(
                of: channel < sounding ? sample : 0, toByteOffset: channel * format.bytes, as: Sample.self)
        }
    }
}
