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

    /// Whether a pause may close the device: a `file` device would start its file over. (It is also why
    /// there is never more than one stream for it: they would overwrite one another.)
    var canReopen: Bool { !isFile }

    /// The formats to ask for, best liked first: float where a server takes it as it is; without a clock
    /// it goes to a file or nowhere, and 16-bit is what readers of files expect.
    var formats: [SampleFormat] {
        takeover == .paced ? [.int16, .int32, .float32] : [.float32, .int32, .int16]
    }

    /// Whether the device is a card that programs share through libasound alone, without a server.
    ///
    /// The period of dmix is that of whoever opened the card first, 1,024 frames unless configured otherwise.
    /// It is left as it is. A shorter one of our own, by `snd_pcm_open_lconf` with the same `ipc_key`, would be
    /// safe, as whoever comes second takes what is open as it is; but then all other programs play in our
    /// periods and from a shorter buffer for as long as any of them plays, also after the game. Below 10 ms,
    /// dmix also begins a stream at the start of the current period (`hw_ptr_alignment`): the head of a tone
    /// would lie in the past.
    ///
    /// Nor is it needed. The period says how often programs are woken, which this one does by itself. What is
    /// queued can be taken back up to the position of the card, which dmix asks for at every call (`slowptr`),
    /// so only the precision of that counts. Measured with an emulated HDA card, from a press over another tone to
    /// when it is heard: 20 to 23 ms with a period left in the queue, 4 to 5 ms with what the position needs.
    /// (Read in alsa-lib 1.2.8 and 1.2.16, pcm_dmix.c and pcm_direct.c.)
    private var isSharedCard: Bool { has("Direct Stream Mixing PCM") }

    /// Frames by which the position may lag: a period, as cards that move whole blocks (`isBatch`, most on USB)
    /// and servers say no more; but dmix on any other card knows the frame.
    func positionStep(period: Int, isBatch: Bool) -> Int { isSharedCard && !isBatch ? 1 : period }

    /// Frames of silence before the first tone of a stopped stream, the beginning of which may not be heard.
    var lead: Int {
        takeover == .anotherStream
            ? PlaybackLimits.serverLead : isSharedCard ? PlaybackLimits.sharedCardLead : 0
    }

    /// The channels to ask for: as many as sounds stand on. What has no clock is a file or nothing, and stays
    /// mono: nobody sits between its loudspeakers.
    var channels: Int { takeover == .paced ? 1 : 2 }

    private var isFile: Bool { has("File PCM") }

    private func has(_ words: String) -> Bool {
        description.utf8.indices.contains { description.utf8[$0...].starts(with: words.utf8) }
    }
}
