/// The audio thread's render path by itself, for measuring: what happens between waking up and writing.
package struct RenderProbe: ~Copyable {
    private var renderer: Renderer

    /// At 48 kHz, mono.
    package init(_ sequence: ToneSequence, format: SampleFormat, capacity: Int) {
        let format = StreamFormat(
            rate: .standard, sample: format, channels: 1, period: capacity, buffer: capacity)
        renderer = Renderer(format: format, volume: .unity, capacity: capacity)
        renderer.mixer.add(sequence, .off, owner: .none, at: 0)
    }

    /// Returns a byte of the frames, so that nothing is optimised away.
    package mutating func render(_ count: Int, from position: Int) -> UInt8 {
        renderer.bytes(count, from: position)[count]
    }

    /// The first samples, of a probe with this format.
    package mutating func samples(_ count: Int) -> [Float] {
        let bytes = renderer.bytes(count, from: 0)
        return (0..<count).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
    }
}
