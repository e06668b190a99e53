/// Renders the frames of a stream as bytes, into memory of its own.
///
/// `bytes(_:from:)` is all that happens between waking up and writing; the compiler proves that it neither
/// allocates nor locks.
struct Renderer: ~Copyable {
    var mixer: Mixer
    private var encoder: SampleEncoder
    private let buffer: MixBuffer
    private let frames: UnsafeMutableRawBufferPointer

    /// In frames.
    var capacity: Int { buffer.capacity }

    init(format: StreamFormat, volume: Gain, headroom: Gain = .unity, capacity: Int) {
        mixer = Mixer(rate: format.rate, volume: volume, headroom: headroom)
        encoder = SampleEncoder(format: format.sample, channels: format.channels)
        buffer = MixBuffer(capacity: capacity, channels: format.channels)
        frames = .allocate(byteCount: capacity * encoder.frameBytes, alignment: 16)
    }

    deinit { frames.deallocate() }

    /// The frames from `position` on, at most `capacity` of them; valid until the next call.
    @_noLocks
    mutating func bytes(_ count: Int, from position: Int) -> UnsafeRawBufferPointer {
        mixer.render(count, into: buffer, from: position)
        encoder.encode(count, of: buffer, into: frames)
        return UnsafeRawBufferPointer(rebasing: frames[..<(count * encoder.frameBytes)])
    }
}
