/// A RIFF WAVE file of 16-bit samples at 48 kHz, mono.
public struct WaveFile: Hashable, Sendable {
    /// The whole file.
    public let bytes: [UInt8]

    /// The file of a sequence in a tuning, at a volume.
    ///
    /// The sequence is followed by `tail` of silence. Source of the format: Microsoft and IBM,
    /// "Multimedia Programming Interface and Data Specifications 1.0", 1991.
    public init(
        _ sequence: ToneSequence, tuning: Tuning, volume: Level = .unchanged, tail: Duration = .zero
    ) {
        let rate = SampleRate.standard
        var mixer = Mixer(rate: rate, volume: volume)
        mixer.add(sequence, tuning: tuning, at: 0)
        let count = mixer.end + rate.frames(in: tail)
        var bytes = Self.header(dataBytes: count * 2, rate: rate)
        bytes.append(contentsOf: Self.samples(of: mixer, count: count))
        self.bytes = bytes
    }

    private static func samples(of mixer: Mixer, count: Int) -> [UInt8] {
        var bus = [Double](repeating: 0, count: count)
        var span = bus.mutableSpan
        mixer.render(count, into: &span, from: 0)
        var encoder = FrameEncoder(format: .int16, channels: 1)
        return [UInt8](unsafeUninitializedCapacity: count * 2) { buffer, filled in
            encoder.encode(count, of: bus.span, into: UnsafeMutableRawBufferPointer(buffer))
            filled = count * 2
        }
    }

    private static func header(dataBytes: Int, rate: SampleRate) -> [UInt8] {
        var bytes = Array("RIFF".utf8) + little(36 + dataBytes, 4) + Array("WAVEfmt ".utf8)
        bytes += little(16, 4) + little(1, 2) + little(1, 2)  // chunk size, PCM, one channel
        bytes += little(rate.hertz, 4) + little(rate.hertz * 2, 4) + little(2, 2) + little(16, 2)
        return bytes + Array("data".utf8) + little(dataBytes, 4)
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
