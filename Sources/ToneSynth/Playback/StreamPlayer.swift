/// A stream of the device and its voices. Confined to the audio thread.
///
/// Between tones it is stopped but prepared, so that the next tone needs only a write and a start and is heard at once.
/// While it sounds, its queue is kept full.
final class StreamPlayer<Stream: PlaybackStream & ~Copyable> {
    let use: StreamUse
    private let stream: Stream
    private let now: () -> Duration
    private var renderer: Renderer

    private(set) var isSounding = false
    /// The frame that is written next, counted from the start of the stream.
    private var position = 0
    /// Frames that the device has taken.
    private var consumed = 0
    /// `lastProgress`: when the device last took frames.
    private var startTime = Duration.zero, lastProgress = Duration.zero, lastInterruption = Duration.zero
    private var interruptions = 0
    /// When the last frame has been heard; known once everything is written.
    private var endTime: Duration?
    /// Until then a stream with nothing to play is left running.
    private var lingersUntil: Duration?
    private var onsetReport = OnsetReport()

    var format: StreamFormat { stream.format }
    var chain: DeviceChain { stream.chain }

    /// Whether the device has taken a frame since the stream was started.
    var isTakingFrames: Bool { isSounding && (consumed > 0 || chain.takeover == .paced) }

    init(
        _ stream: consuming Stream, for use: StreamUse = .presses, volume: Gain, now: @escaping () -> Duration
    ) throws(PCMError) {
        self.use = use
        renderer = Renderer(format: stream.format, volume: volume, capacity: PlaybackLimits.renderChunk)
        self.stream = stream
        self.now = now
        try self.stream.prepare()
        guard chain.runsBeforeStart else { return }
        _ = try write(renderer.capacity)
        try self.stream.start()
        try stop()
    }

    /// In place of what sounds, as soon as the stream can.
    /// - Parameter add: places the sound into the mixer from a frame on.
    func startSound(_ owner: ToneID, _ add: (inout Mixer, Int) -> Void) throws(PCMError) {
        let lead = isSounding ? 0 : chain.lead
        if lingersUntil != nil { try stop() }
        if !isSounding { begin() }
        try edit { mixer, position in
            mixer.fade(from: position)
            add(&mixer, position + lead)
            onsetReport = OnsetReport(owner: owner, frame: position + lead)
        }
    }

    /// Besides what sounds.
    func addSound(_ owner: ToneID, _ add: (inout Mixer, Int) -> Void) throws(PCMError) {
        try edit { mixer, position in
            add(&mixer, position)
            onsetReport = OnsetReport(owner: owner, frame: position)
        }
    }

    /// Plays more silence than fits into the queue, to find out whether the device takes it.
    func probe() throws(PCMError) {
        let silence = Tone(frequency: .hertz(1_000), timbre: .sine, gain: .silence)
        let length = format.rate.duration(of: format.buffer)
        try startSound(.none) { mixer, start in mixer.add(silence, for: length, owner: .none, at: start) }
    }

    func fade() throws(PCMError) {
        if isSounding { try edit { mixer, position in mixer.fade(from: position) } }
    }

    func release(_ owner: ToneID) throws(PCMError) {
        if isSounding { try edit { mixer, position in mixer.fade(owner, from: position) } }
    }

    func setVolume(_ gain: Gain) throws(PCMError) {
        try edit { mixer, position in mixer.setVolume(gain, at: position) }
    }

    /// Keeps the queue full and stops at the end; returns when it must be called again.
    func service() throws(PCMError) -> Duration? {
        guard isSounding else { return try linger() }
        if let endTime, now() >= endTime { return try end() }
        try fill()
        if let endTime { return endTime }
        if chain.takeover != .paced, now() - lastProgress > PlaybackLimits.stallTimeout { throw .stalled }
        let ahead = format.rate.duration(of: format.buffer) / 4
        return now() + (chain.takeover == .paced ? PlaybackLimits.writeAhead : ahead)
    }

    /// Nil when the onset of the newest sound is unchanged.
    func takeOnsetUpdate() throws(PCMError) -> PlayerEvent? {
        guard isSounding else { return nil }
        do {
            let frames = try delay() - position + onsetReport.frame
            return onsetReport.update(heard: now() + format.rate.duration(of: frames))
        } catch {
            // The next service recovers from an interruption.
            guard error.isInterruption else { throw error }
            return nil
        }
    }
}

extension StreamPlayer where Stream: ~Copyable {
    /// Changes the future of the stream, as soon as it can.
    private func edit(_ change: (inout Mixer, Int) -> Void) throws(PCMError) {
        let wasSounding = isSounding
        if wasSounding { try rewindQueue() }
        renderer.mixer.discardVoices(endedBefore: position - format.buffer)
        change(&renderer.mixer, position)
        guard renderer.mixer.end > position || wasSounding else { return }
        endTime = nil
        try fill()
        if !isSounding { try start() }
    }

    private func begin() {
        renderer.mixer.removeAll()
        position = 0
        consumed = 0
        interruptions = 0
        startTime = now()
        lastProgress = startTime
    }

    private func start() throws(PCMError) {
        try stream.start()
        isSounding = true
    }

    private func stop() throws(PCMError) {
        stream.drop()
        isSounding = false
        lingersUntil = nil
        try stream.prepare()
    }

    /// Everything has been heard: stops, or lets a stream that restarts slowly run empty for a while.
    private func end() throws(PCMError) -> Duration? {
        guard chain.restartsSlowly else {
            try stop()
            return nil
        }
        isSounding = false
        lingersUntil = now() + PlaybackLimits.linger
        return lingersUntil
    }

    private func linger() throws(PCMError) -> Duration? {
        if let lingersUntil, now() >= lingersUntil { try stop() }
        return lingersUntil
    }

    /// Goes back to the frame that is about to be heard: what is queued after it is rendered again. A stream that cannot
    /// rewind is dropped and restarted at that frame, where the voices continue.
    private func rewindQueue() throws(PCMError) {
        guard chain.takeover == .rewind else { return }
        do {
            let queued = format.buffer - (try stream.available())
            let margin = max(format.positionStep, format.rate.frames(in: PlaybackLimits.rewindMargin))
            guard queued > margin else { return }
            let rewound = stream.rewind(queued - margin)
            position -= rewound
            if rewound == 0 { try restart(goingBack: max(queued, try stream.delay())) }
        } catch {
            guard error.isInterruption else { throw error }
            try restart(goingBack: 0)
        }
    }

    private func restart(goingBack frames: Int) throws(PCMError) {
        try stop()
        position = max(0, position - frames)
    }

    /// Fills the queue; an interrupted stream continues, unless it is interrupted too often.
    private func fill() throws(PCMError) {
        var isInterrupted = false
        while true {
            do {
                if isInterrupted { try recover() }
                return try writeMissing()
            } catch {
                guard error.isInterruption, isSounding, mayRecover() else { throw error }
                isInterrupted = true
            }
        }
    }

    /// Writes to the end of the last voice and a tail of zeros.
    private func writeMissing() throws(PCMError) {
        var room = try writableFrames()
        let last = renderer.mixer.end + format.rate.frames(in: PlaybackLimits.tail)
        while room > 0, position < last {
            let written = try write(min(room, renderer.capacity, last - position))
            guard written > 0 else { break }
            room -= written
        }
        guard position >= last, endTime == nil else { return }
        endTime = now() + format.rate.duration(of: try delay())
    }

    private func write(_ count: Int) throws(PCMError) -> Int {
        let written = try stream.write(renderer.bytes(count, from: position), frames: count)
        position += written
        return written
    }

    private func writableFrames() throws(PCMError) -> Int {
        if chain.takeover == .paced {
            return format.rate.frames(in: now() - startTime + PlaybackLimits.writeAhead) - position
        }
        return recordProgress(room: try stream.available())
    }

    private func recordProgress(room: Int) -> Int {
        let playing = position - (format.buffer - room)
        if playing != consumed { lastProgress = now() }
        consumed = playing
        return room
    }

    /// Counts an interruption; false when there were too many lately.
    private func mayRecover() -> Bool {
        interruptions = now() - lastInterruption > .seconds(1) ? 1 : interruptions + 1
        lastInterruption = now()
        return interruptions <= PlaybackLimits.maxInterruptions
    }

    private func recover() throws(PCMError) {
        try stream.prepare()
        _ = try write(renderer.capacity)
        try stream.start()
    }

    /// Frames until a frame written now is heard: the device's value, at least what is queued.
    private func delay() throws(PCMError) -> Int {
        if chain.takeover == .paced { return position - format.rate.frames(in: now() - startTime) }
        guard isSounding else { return position }
        return max(try stream.delay(), format.buffer - (try stream.available()))
    }
}
