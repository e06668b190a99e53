/// What kind of device a name led to, by libasound's own description of the chain of plugins.
struct DeviceChain: Hashable, Sendable {
    /// libasound's description, one plugin after another, outermost first.
    let description: String

    /// The plugins' names, outermost first.
    var plugins: [String] {
        let lines = description.split(separator: "\n")
        return lines.filter { $0.first != " " && !$0.hasPrefix("Its setup") }.flatMap { line in
            let words = line.hasPrefix("Slave: ") ? line.dropFirst(7) : line
            return words.hasPrefix("Plug PCM: ") ? ["plug", String(words.dropFirst(10))] : [String(words)]
        }
    }

    /// How a tone takes over from one that sounds.
    enum TakeoverStrategy: Hashable, Sendable {
        /// On another stream, which the server mixes with the one that fades. PulseAudio takes frames out
        /// of the program's hands at once, so a short queue is all that can be had.
        case anotherStream
        /// By taking back what is queued: cards, PipeWire, dmix and JACK read the queue only when they
        /// need it. (On PipeWire each start of another stream costs a gap of one quantum in those that
        /// sound: measured, 6 in 80 presses.)
        case rewind
        /// At the end of a queue of nearly nothing: `null` takes a second of frames in 0.2 ms, so they are
        /// written at the pace at which they would be heard.
        case paced
    }

    /// How a tone takes over from one that sounds.
    var takeover: TakeoverStrategy {
        has("Null PCM") ? .paced : has("PulseAudio") && !isFile ? .anotherStream : .rewind
    }

    /// Whether a stream that has been prepared but never started is run all the same: PipeWire's is, with
    /// 190 wake-ups a second, until it is started and dropped once.
    var runsBeforeStart: Bool { has("PipeWire") }

    /// Whether a stream that was stopped takes some milliseconds more to be heard than one that has run dry:
    /// PipeWire takes it into its graph again first (measured: 11 ms against 8).
    var restartsSlowly: Bool { has("PipeWire") }

    /// How long it is kept open without a sound. PulseAudio wakes the program up five times a second, and
    /// a card is closed to others, so these are released soon; opening them again is heard as 1 to 3 ms.
    /// PipeWire costs nothing while nothing sounds, and some 50 ms to open.
    var idleTimeout: Duration { has("PipeWire") ? .seconds(300) : .seconds(10) }

    /// Whether a pause may close the device: a `file` device would begin its file anew. (It is also why
    /// there is never more than one stream for it: they would overwrite one another.)
    var canReopen: Bool { !isFile }

    /// The formats to ask for, best liked first: float where a server takes it as it is; without a clock
    /// it goes to a file or nowhere, and 16-bit is what readers of files expect.
    var formats: [SampleFormat] {
        takeover == .paced ? [.int16, .int32, .float32] : [.float32, .int32, .int16]
    }

    /// The channels to ask for: as many as sounds stand on. What has no clock is a file or nothing, and stays
    /// mono: nobody sits between its loudspeakers.
    var channels: Int { takeover == .paced ? 1 : 2 }

    private var isFile: Bool { has("File PCM") }

    private func has(_ words: String) -> Bool { description.contains(words) }
}
