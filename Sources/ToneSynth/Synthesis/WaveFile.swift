/// A RIFF WAVE file of 16-bit samples at 48 kHz, mono.
public struct WaveFile: Hashable, Sendable {
    /// The whole file.
    public let bytes: [UInt8]

    /// The file of a sequence in a tuning, at a volume.
    ///
    /// The sequence is followed by `tail` of silence. Source of the format: Microsoft and IBM,
    /// "Multimedia Programming Interface and Data Specifications 1.0", 1991.
    public init(
        _ sequence: ToneSequence, tuning: Tuning, volume: Gain = .unity, tail: Duration = .zero
    ) {
        let rate = SampleRate.standard
        let format = StreamFormat(rate: rate, sample: .int16, channels: 1, period: 1, buffer: 1)
        var renderer = Renderer(format: format, volume: volume, capacity: 4096)
        renderer.mixer.add(sequence, tuning, owner: .none, at: 0)
        let count = renderer.mixer.end + rate.frames(in: tail)
        var bytes = Self.header(dataBytes: count * 2, rate: rate)
        for position in stride(from: 0, to: count, by: renderer.capacity) {
            bytes += renderer.bytes(min(renderer.capacity, count - position), from: position)
        }
        self.bytes = bytes
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
