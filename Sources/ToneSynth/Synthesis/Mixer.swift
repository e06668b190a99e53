/// The voices of one stream, and the volume: renders any frame of the stream, any number of times.
struct Mixer: ~Copyable {
    /// The rate all voices were made for.
    let rate: SampleRate
    private var voices = VoiceList(room: 512)
    private var volume: GainRamp

    /// A silent mixer at a volume.
    init(rate: SampleRate, volume: Level) {
        self.rate = rate
        self.volume = GainRamp(volume.amplitude)
    }

    /// The first frame from which on everything is silent; 0 with no voices.
    var end: Int {
        var end = 0
        for index in 0..<voices.count { end = max(end, voices[index].end) }
        return end
    }

    /// Adds a voice.
    mutating func add(_ voice: Voice) { voices.append(voice) }

    /// Fades out what sounds and forgets what has not begun.
    mutating func fade(from frame: Int) {
        voices.removeAll { $0.onset > frame }
        for index in 0..<voices.count { voices[index].fade(from: frame) }
    }

    /// Fades out what sounds for one press or sequence, and forgets what of it has not begun.
    mutating func fade(_ owner: ToneID, from frame: Int) {
        voices.removeAll { $0.owner == owner && $0.onset > frame }
        for index in 0..<voices.count where voices[index].owner == owner { voices[index].fade(from: frame) }
    }

    /// Forgets voices that ended before a frame; it cannot be rendered again from before it.
    mutating func forget(before frame: Int) { voices.removeAll { $0.end <= frame } }

    /// Forgets everything.
    mutating func clear() { voices.removeAll { _ in true } }

    /// Changes the volume smoothly from a frame on.
    mutating func setVolume(_ level: Level, at frame: Int) {
        volume.move(to: level.amplitude, at: frame, rate: rate)
    }

    /// Renders `count` frames from `position` on, from -1 to 1. The compiler proves that it neither
    /// allocates nor locks.
    @_noLocks
    func render(_ count: Int, into bus: UnsafeMutableBufferPointer<Double>, from position: Int) {
        for index in 0..<count { bus[index] = 0 }
        for index in 0..<voices.count { voices[index].add(to: bus, count, from: position) }
        for index in 0..<count where bus[index] != 0 {
            bus[index] = SoftLimiter.limit(bus[index] * volume.gain(at: position + index))
        }
    }
}
