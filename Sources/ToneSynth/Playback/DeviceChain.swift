/// The kind of a device, by libasound's description of its chain of plugins.
struct DeviceChain: Hashable, Sendable {
    /// One plugin after another, outermost first.
    let description: String

    /// Names, outermost first.
    var plugins: [String] {
        let lines = description.split(separator: "\n")
        return lines.filter { $0.first != " " && !$0.hasPrefix("Its setup") }.flatMap { line in
            let words = line.hasPrefix("Slave: ") ? line.dropFirst(7) : line
            return words.hasPrefix("Plug PCM: ") ? ["plug", String(words.dropFirst(10))] : [String(words)]
        }
    }

    /// How a tone takes over from one that sounds.
    enum TakeoverStrategy: Hashable, Sendable {
        /// On another stream, which the server mixes with the one that fades. PulseAudio takes frames at once, so only a short
        /// queue is possible.
        case anotherStream
        /// By taking back what is queued: cards, PipeWire, dmix and JACK read the queue only when they need it. (On PipeWire each start of another stream costs a gap of one quantum in those that
        /// sound: measured, 6 in 80 presses.)
        case rewind
        /// At the end of a queue of nearly nothing: `null` takes a second of frames in 0.2 ms, so they are
        /// written at the pace at which they would be heard.
        case paced
    }

    var takeover: TakeoverStrategy {
        has("Null PCM") ? .paced : has("PulseAudio") && !isFile ? .anotherStream : .rewind
    }

    /// PipeWire runs a stream that was prepared but never started, with 190 wake-ups a second, until it is started and
    /// dropped once.
    var runsBeforeStart: Bool { has("PipeWire") }

    /// PipeWire adds a stopped stream to its graph again first, so that it is heard later than one that ran dry (measured:
    /// 11 ms against 8).
    var restartsSlowly: Bool { has("PipeWire") }

    /// How long it stays open without a sound. PulseAudio wakes the program five times a second, and a card is closed to
    /// others, so these are released soon; opening them again takes 1 to 3 ms. PipeWire costs nothing while nothing sounds,
    /// and takes some 50 ms to open.
    var idleTimeout: Duration { has("PipeWire") ? .seconds(300) : .seconds(10) }

    /// Whether a pause may close the device: a `file` device would begin its file again. (For the same reason it has only one
    /// stream.)
    var canReopen: Bool { !isFile }

    /// Best first: float where a server takes it as it is; a device without a clock is a file or nothing, and readers of
    /// files expect 16 bits.
    var formats: [SampleFormat] {
        takeover == .paced ? [.int16, .int32, .float32] : [.float32, .int32, .int16]
    }

    /// A card that programs share through libasound alone, without a server.
    ///
    /// The period of dmix is that of the program that opened the card first, 1,024 frames unless configured otherwise. A
    /// shorter one by `snd_pcm_open_lconf` with the same `ipc_key` would be safe, but all other programs would play in our
    /// periods and from a shorter buffer for as long as any of them plays, also after the game. Below 10 ms, dmix also begins
    /// a stream at the start of the current period (`hw_ptr_alignment`): the head of a tone would be in the past.
    ///
    /// Nor is it needed. The period only sets how often programs are woken, and this one wakes by itself. What is queued can
    /// be taken back up to the card's position, which dmix asks for at every call (`slowptr`). Measured with an emulated HDA
    /// card, from a press over another tone to hearing it: 20 to 23 ms with a period left in the queue, 4 to 5 ms with what
    /// the position needs. (Read in alsa-lib 1.2.8 and 1.2.16, pcm_dmix.c and pcm_direct.c.)
    private var isSharedCard: Bool { has("Direct Stream Mixing PCM") }

    /// Frames by which the position may lag: a period on servers and cards that move whole blocks (`isBatch`, most on USB);
    /// dmix on any other card knows the frame.
    func positionStep(period: Int, isBatch: Bool) -> Int { isSharedCard && !isBatch ? 1 : period }

    /// Frames of silence before the first tone of a stopped stream, whose beginning may be lost.
    var lead: Int {
        takeover == .anotherStream
            ? PlaybackLimits.serverLead : isSharedCard ? PlaybackLimits.sharedCardLead : 0
    }

    /// A device without a clock is a file or nothing, and stays mono: it has no loudspeakers.
    var channels: Int { takeover == .paced ? 1 : 2 }

    private var isFile: Bool { has("File PCM") }

    private func has(_ words: String) -> Bool {
        description.utf8.indices.contains { description.utf8[$0...].starts(with: words.utf8) }
    }
}
