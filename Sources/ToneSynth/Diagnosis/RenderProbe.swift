/// The audio thread's render path by itself, for measuring: what happens between waking up and writing.
package struct RenderProbe: ~Copyable {
    private var renderer: Renderer

    /// A probe that sounds a sequence on 48 kHz, mono, in a format.
    package init(_ sequence: ToneSequence, format: SampleFormat, capacity: Int) {
        let format = StreamFormat(
            rate: .standard, sample: format, channels: 1, period: capacity, buffer: capacity)
        renderer = Renderer(format: format, volume: .unity, capacity: capacity)
        renderer.mixer.add(sequence, .off, owner: .none, at: 0)
    }

    /// Renders so many frames from a frame on; answers with a byte of them, so that nothing is optimised away.
    package mutating func render(_ count: Int, from position: Int) -> UInt8 {
        renderer.bytes(count, from: position)[count]
    }
}
