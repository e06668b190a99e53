/// The voices of a stream, and the volume. A frame can be rendered again until its voices are discarded.
struct Mixer: ~Copyable {
    let rate: SampleRate
    private var voices = VoiceList(room: 512)
    private var volume: GainRamp
    /// Left above the highest sample.
    private let headroom: Double

    init(rate: SampleRate, volume: Gain, headroom: Gain = .unity) {
        self.rate = rate
        self.headroom = Gain(decibels: -headroom.decibels).amplitude
        self.volume = GainRamp(volume.amplitude)
    }

    /// The frame from which everything is silent; 0 without voices.
    var end: Int {
        var end = 0
        for index in 0..<voices.count { end = max(end, voices[index].end) }
        return end
    }

    mutating func add(_ voice: Voice) { voices.append(voice) }

    /// Fades out what sounds and drops what has not begun.
    mutating func fade(from frame: Int) {
        voices.removeAll { $0.onset > frame }
        for index in 0..<voices.count { voices[index].fade(from: frame) }
    }

    /// The same for one press or sequence.
    mutating func fade(_ owner: ToneID, from frame: Int) {
        voices.removeAll { $0.owner == owner && $0.onset > frame }
        for index in 0..<voices.count where voices[index].owner == owner { voices[index].fade(from: frame) }
    }

    /// Frames before `frame` cannot be rendered again.
    mutating func discardVoices(endedBefore frame: Int) { voices.removeAll { $0.end <= frame } }

    mutating func removeAll() { voices.removeAll { _ in true } }

    mutating func setVolume(_ gain: Gain, at frame: Int) {
        volume.move(to: gain.amplitude, at: frame, rate: rate)
    }

    /// Samples from -1 to 1. The compiler proves that it neither allocates nor locks.
    @_noLocks
    func render(_ count: Int, into buffer: borrowing MixBuffer, from position: Int) {
        buffer.clear(count)
        for index in 0..<voices.count { voices[index].add(to: buffer, count, from: position) }
        finish(buffer.left, count, from: position)
        if let right = buffer.right { finish(right, count, from: position) }
    }

    /// Applies the volume and the limiter.
    @_noLocks
    private func finish(
        _ samples: UnsafeMutableBufferPointer<Double>, _ count: Int, from position: Int
    ) {
        for index in 0..<count where samples[index] != 0 {
            samples[index] =
                headroom * SoftLimiter.limit(samples[index] * volume.gain(at: position + index))
        }
    }
}

extension Mixer {
    /// With no length it sounds until it is faded.
    mutating func add(
        _ tone: Tone, _ gains: ChannelGains = .mono, for length: Duration?, owner: ToneID, at start: Int
    ) {
        add(Voice(tone, gains, owner: owner, onset: start, length: length.map(rate.frames), rate: rate))
    }

    /// Exact to the sample.
    mutating func add(_ sequence: ToneSequence, _ spread: StereoSpread, owner: ToneID, at start: Int) {
        for element in sequence.elements {
            let onset = rate.frames(in: element.onset)
            let length = rate.frames(in: element.onset + element.length) - onset
            let gains = spread.gains(for: element.pan)
            add(
                Voice(
                    element.tone, gains, element.edges, owner: owner, onset: start + onset,
                    length: max(0, length),
                    rate: rate))
        }
    }
}

/// Keeps a mix within full scale: untouched up to the knee, then bent smoothly towards 1.
enum SoftLimiter {
    /// Up to here (-1.4 dB of full scale) nothing is changed; a single tone never gets there.
    static let knee = 0.85

    /// Within -1 and 1, monotonic and with a continuous slope.
    @_noLocks
    static func limit(_ value: Double) -> Double {
        let size = abs(value)
        guard size > knee else { return value }
        let bent = knee + (1 - knee) * RealTimeMath.hyperbolicTangent((size - knee) / (1 - knee))
        return value < 0 ? -bent : bent
    }
}
