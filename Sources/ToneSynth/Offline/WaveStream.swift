/// The sound of a timeline as a RIFF WAVE file of 16-bit samples at 48 kHz, block by block.
///
/// Source of the format: Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0",
/// 1991.
public struct WaveStream: ~Copyable {
    /// The recording is longer than a RIFF file can be, whose sizes have 32 bits.
    public struct TooLong: Error, Hashable, Sendable {
        /// What one can hold: 12.4 hours in mono, half of that in stereo.
        public let maximum: Duration
    }

    /// Bytes of the whole file.
    public let byteCount: Int
    /// Bytes that `next` has returned so far.
    public private(set) var bytesDone = 0

    private var renderer: OfflineRenderer
    private var header: [UInt8]?

    /// The file of a timeline at a volume: with two channels and sides so far apart, or mono. No sample comes nearer to
    /// full scale than the headroom.
    public init(
        _ timeline: SoundTimeline, stereo: StereoSpread? = nil, volume: Gain = .unity, headroom: Gain = .unity
    ) throws(TooLong) {
        let (rate, channels) = (SampleRate.standard, stereo == nil ? 1 : 2)
        let maximum = rate.duration(of: (Int(UInt32.max) - 36) / (2 * channels))
        // Before anything is counted in frames, which a time without end would overflow.
        guard timeline.duration <= maximum else { throw TooLong(maximum: maximum) }
        let format = StreamFormat(rate: rate, sample: .int16, channels: channels, period: 1, buffer: 1)
        self.init(
            OfflineRenderer(timeline, stereo ?? .off, format: format, volume: volume, headroom: headroom),
            format)
    }

    /// Separate, as Swift 6.2 fails on an initializer that throws before a noncopyable value is complete.
    private init(_ renderer: consuming OfflineRenderer, _ format: StreamFormat) {
        let dataBytes = renderer.frames * 2 * format.channels
        let header = Self.header(dataBytes: dataBytes, rate: format.rate, channels: format.channels)
        byteCount = header.count + dataBytes
        self.header = header
        self.renderer = renderer
    }

    /// The next bytes of the file; nil at its end.
    public mutating func next() -> [UInt8]? {
        var bytes = header
        header = nil
        if bytes == nil { bytes = renderer.next().map { Array($0) } }
        bytesDone += bytes?.count ?? 0
        return bytes
    }

    private static func header(dataBytes: Int, rate: SampleRate, channels: Int) -> [UInt8] {
        let frameBytes = 2 * channels
        var bytes = Array("RIFF".utf8) + little(36 + dataBytes, 4) + Array("WAVEfmt ".utf8)
        bytes += little(16, 4) + little(1, 2) + little(channels, 2)  // chunk size, PCM
        bytes += little(rate.hertz, 4) + little(rate.hertz * frameBytes, 4)
        bytes += little(frameBytes, 2) + little(16, 2)
        return bytes + Array("data".utf8) + little(dataBytes, 4)
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
