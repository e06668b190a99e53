/// One sounding tone: a pure function from a frame of its stream to a sample.
///
/// Nothing in it accumulates, so that a stream can go back to any frame and be rendered again with another future.
struct Voice: Sendable {
    let oscillator: Oscillator
    let envelope: Envelope
    /// Peak amplitude, 1 is full scale.
    let amplitude: Double
    /// Not used in mono.
    let gains: ChannelGains
    /// The press or sequence it belongs to.
    let owner: ToneID
    /// A frame of the stream.
    let onset: Int
    /// Where an early release begins; `Int.max` for none.
    private(set) var cut = Int.max
    /// In frames.
    private let release: Int

    /// - Parameter length: in frames; nil until it is released.
    init(
        _ tone: Tone, _ gains: ChannelGains = .mono, _ edges: ToneSequence.Edges = .standard, owner: ToneID,
        onset: Int, length: Int?, rate: SampleRate
    ) {
        (self.owner, self.gains) = (owner, gains)
        oscillator = Oscillator(tone, rate: rate)
        envelope = Envelope(length: length ?? Self.endless, edges, rate: rate)
        amplitude = tone.gain.amplitude
        release = rate.frames(in: Envelope.releaseTime)
        self.onset = onset
    }

    /// Longer than anyone holds a key, and far from overflow: 2,900 years at 48 kHz.
    private static let endless = 1 << 52

    /// The first frame that is silent again.
    var end: Int {
        @_noLocks get { min(onset + envelope.length, cut == .max ? .max : cut + release) }
    }

    mutating func fade(from frame: Int) { cut = min(cut, max(frame, onset)) }

    /// Adds to what is in the buffer. Neither allocates nor locks.
    @_noLocks
    func add(to buffer: borrowing MixBuffer, _ count: Int, from position: Int) {
        let first = max(0, onset - position)
        let last = min(count, end - position)
        guard first < last else { return }
        var wave = oscillator.wave(from: position + first - onset)
        let left = buffer.left
        guard let right = buffer.right else {
            for index in first..<last { left[index] += wave.next() * amplitude * gain(at: position + index) }
            return
        }
        for index in first..<last {
            let sample = wave.next() * amplitude * gain(at: position + index)
            left[index] += sample * gains.left
            right[index] += sample * gains.right
        }
    }

    @_noLocks
    private func gain(at frame: Int) -> Double {
        let own = envelope.gain(at: frame - onset)
        return frame < cut ? own : own * Envelope.raisedCosine(release - (frame - cut), of: release + 1)
    }
}
