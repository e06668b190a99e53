/// Renders a timeline block by block as it was heard live: the same mixer, voices and dither, given the same
/// commands at the frames nearest to their times.
///
/// Deterministic to the byte. Apart from the timeline, memory does not grow with the recording's length.
struct OfflineRenderer: ~Copyable {
    /// Of the whole recording.
    let frames: Int
    /// The frame that is rendered next.
    private(set) var position = 0

    /// Where everything begins to fade, so that the recording does not end in a step. Later cues are ignored.
    private let fadeFrame: Int

    private let timeline: SoundTimeline
    private let spread: StereoSpread
    private let rate: SampleRate
    private var renderer: Renderer
    private var nextEvent = 0
    private var lastID: UInt64 = 0
    private var holds: [Int: ToneID] = [:]

    /// At most: a tenth of a second.
    static let blockFrames = 4800

    /// Of the format only rate, samples and channels count.
    init(
        _ timeline: SoundTimeline, _ spread: StereoSpread, format: StreamFormat, volume: Gain,
        headroom: Gain = .unity
    ) {
        (self.timeline, self.spread, rate) = (timeline, spread, format.rate)
        frames = rate.frames(in: timeline.duration)
        fadeFrame = frames - rate.frames(in: Envelope.releaseTime)
        renderer = Renderer(format: format, volume: volume, headroom: headroom, capacity: Self.blockFrames)
    }

    /// Nil at the end. Valid until the next call.
    mutating func next() -> UnsafeRawBufferPointer? {
        guard position < frames else { return nil }
        renderer.mixer.discardVoices(endedBefore: position)
        performDueEvents()
        if position == fadeFrame { renderer.mixer.fade(from: fadeFrame) }
        // A block ends where the future changes: at the next cue, and where the last fade begins.
        let change = min(nextFrame, position < fadeFrame ? fadeFrame : frames)
        let count = min(Self.blockFrames, change - position)
        defer { position += count }
        return renderer.bytes(count, from: position)
    }

    private var nextFrame: Int {
        guard nextEvent < timeline.events.count else { return .max }
        let frame = rate.frames(in: min(timeline.events[nextEvent].time, timeline.duration))
        return frame < fadeFrame ? frame : .max
    }

    private mutating func performDueEvents() {
        while nextFrame <= position, position < fadeFrame {
            perform(timeline.events[nextEvent].cue)
            nextEvent += 1
        }
    }

    private mutating func perform(_ cue: SoundTimeline.Cue) {
        let start = position
        switch cue {
        case .press(let tone, let pan, let length): press(tone, pan, length, nextID())
        case .hold(let key, let tone, let pan):
            let id = nextID()
            holds[key] = id
            press(tone, pan, TonePlayer.longestHold, id)
        case .release(let key):
            if let id = holds.removeValue(forKey: key) { renderer.mixer.fade(id, from: start) }
        case .play(let sequence):
            renderer.mixer.fade(from: start)
            renderer.mixer.add(sequence, spread, owner: nextID(), at: start)
        case .accompany(let sequence): renderer.mixer.add(sequence, spread, owner: nextID(), at: start)
        case .stop: renderer.mixer.fade(from: start)
        }
    }

    private mutating func press(_ tone: Tone, _ pan: Pan, _ length: Duration, _ id: ToneID) {
        renderer.mixer.fade(from: position)
        renderer.mixer.add(
            tone, spread.gains(for: pan), for: length, owner: id, at: position)
    }

    private mutating func nextID() -> ToneID {
        lastID += 1
        return ToneID(number: lastID)
    }
}
