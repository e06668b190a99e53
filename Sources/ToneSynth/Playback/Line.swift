/// One stream of the device and the voices on it.
///
/// Between tones it is stopped but prepared, so that the next tone needs no more than a write and a
/// start: that is what makes a press be heard at once. While it sounds, a short queue is kept filled.
/// Confined to the audio thread.
final class Line {
    /// Where the stream stands.
    enum State { case ready, sounding, ended }

    private let pcm: PCM
    private var chain: DeviceChain { pcm.chain }
    private var mixer: Mixer
    private var encoder: FrameEncoder
    private var bus = [Double](repeating: 0, count: PlaybackLimits.chunk)
    private let bytes: UnsafeMutableRawBufferPointer
    private(set) var state = State.ended

    /// The frame that is written next, counted from the start of the stream.
    private var position = 0
    /// When the stream was started, and when it last took frames.
    private var started = Duration.zero, progressed = Duration.zero
    /// When the last written frame has been heard; known once everything is written.
    private var finished: Duration?
    private var underruns = 0
    /// The newest press or sequence, the frame at which it begins, and when it was said to be heard.
    private var owner = ToneID(number: 0)
    private var begin = 0
    private var reported: Duration?

    /// What the device agreed to.
    var format: StreamFormat { pcm.format }

    /// Opens a stream and prepares it.
    init(device: String, volume: Level) throws(PCMError) {
        pcm = try PCM(device: device, period: PlaybackLimits.period, buffer: PlaybackLimits.buffer)
        mixer = Mixer(rate: pcm.format.rate, volume: volume)
        encoder = FrameEncoder(format: pcm.format.sample, channels: pcm.format.channels)
        bytes = .allocate(byteCount: PlaybackLimits.chunk * encoder.frameBytes, alignment: 16)
        try rearm()
    }

    deinit { bytes.deallocate() }

    /// Whether more streams like this one may be opened beside it.
    var mixes: Bool { chain.mixes }
    /// Whether a pause may close it.
    var mayReopen: Bool { chain.mayReopen }

    /// Starts the stopped stream with voices that `add` places from frame 0 on.
    func start(_ owner: ToneID, _ add: (inout Mixer, Int) -> Void) throws(PCMError) {
        self.owner = owner
        reported = nil
        mixer.clear()
        position = 0
        begin = 0
        finished = nil
        underruns = 0
        add(&mixer, 0)
        started = MonotonicClock.now
        progressed = started
        try fill()
        try pcm.start()
        state = .sounding
    }

    /// Lets new voices take over from those that sound, as soon as the stream can.
    func takeOver(_ owner: ToneID, _ add: (inout Mixer, Int) -> Void) throws(PCMError) {
        self.owner = owner
        reported = nil
        if chain.hasClock, !chain.mixes { try goBack() }
        mixer.fade(from: position)
        add(&mixer, position)
        begin = position
        finished = nil
        try fill()
    }

    /// Fades out what sounds.
    func fade() { mixer.fade(from: position) }

    /// Fades out what sounds for one press or sequence.
    func release(_ owner: ToneID) { mixer.fade(owner, from: position) }

    /// Changes the volume, also of what sounds.
    func setVolume(_ level: Level) { mixer.setVolume(level, at: position) }

    /// Keeps the queue filled and notices the end; answers when to be called again.
    func service() throws(PCMError) -> Duration? {
        guard state == .sounding else { return nil }
        let now = MonotonicClock.now
        if let finished, now >= finished { return try end() }
        try fill()
        if let finished { return finished }
        if now - progressed > PlaybackLimits.stuckAfter {
            throw PCMError(operation: .write, code: 110)
        }
        return now + (chain.hasClock ? PlaybackLimits.queued / 3 : PlaybackLimits.ahead)
    }

    /// Stops a stream whose sound is over and prepares it for the next one.
    func rearm() throws(PCMError) {
        try pcm.prepare()
        state = .ready
    }

    /// When the newest press or sequence is first heard, as the device estimates it; `nil` when that
    /// is no news.
    func news() throws(PCMError) -> (ToneID, Duration)? {
        guard state == .sounding else { return nil }
        let now = MonotonicClock.now
        let origin = chain.hasClock ? now + format.rate.duration(of: try pcm.delay() - position) : started
        let heard = origin + format.rate.duration(of: begin)
        if let reported, abs((heard - reported) / .milliseconds(1)) < 3 { return nil }
        reported = heard
        return (owner, heard)
    }

    private func end() throws(PCMError) -> Duration? {
        pcm.drop()
        state = .ended
        try rearm()
        return nil
    }

    /// Writes what the queue lacks.
    private func fill() throws(PCMError) {
        var room = try room()
        let last = mixer.end + format.rate.frames(in: PlaybackLimits.tail)
        while room > 0, position < last {
            let count = min(room, PlaybackLimits.chunk, last - position)
            let written = try write(count)
            guard written > 0 else { break }
            position += written
            room -= written
            progressed = MonotonicClock.now
        }
        guard position >= last, finished == nil else { return }
        finished = try playedOut()
    }

    private func playedOut() throws(PCMError) -> Duration {
        let now = MonotonicClock.now
        guard chain.hasClock else { return max(now, started + format.rate.duration(of: position)) }
        return now + format.rate.duration(of: try pcm.delay())
    }

    /// Renders and writes up to so many frames from `position` on.
    private func write(_ count: Int) throws(PCMError) -> Int {
        var span = bus.mutableSpan
        mixer.render(count, into: &span, from: position)
        encoder.encode(count, of: bus.span, into: bytes)
        return try pcm.write(UnsafeRawBufferPointer(bytes), frames: count)
    }

    /// Frames that shall be written now.
    private func room() throws(PCMError) -> Int {
        guard chain.hasClock else {
            let elapsed = MonotonicClock.now - started + PlaybackLimits.ahead
            return format.rate.frames(in: elapsed) - position
        }
        do {
            let free = try pcm.available()
            let queued = format.buffer - free
            return min(free, format.rate.frames(in: PlaybackLimits.queued) - queued)
        } catch {
            guard error.code == 32, underruns < PlaybackLimits.underruns else { throw error }
            return try recover()
        }
    }

    /// Prepares a stream that ran dry, and starts it again with what comes next.
    private func recover() throws(PCMError) -> Int {
        underruns += 1
        try pcm.prepare()
        let written = try write(min(PlaybackLimits.chunk, format.buffer))
        position += written
        try pcm.start()
        return format.rate.frames(in: PlaybackLimits.queued) - written
    }

    /// Takes back what is queued, so that what follows is heard at once: by rewinding where the device
    /// can, else by dropping the stream and beginning again at the frame that was being heard.
    private func goBack() throws(PCMError) {
        let queued = format.buffer - (try pcm.available())
        let margin = format.rate.frames(in: .milliseconds(3))
        guard queued > margin else { return }
        let rewound = pcm.rewind(queued - margin)
        position -= rewound
    }
}
