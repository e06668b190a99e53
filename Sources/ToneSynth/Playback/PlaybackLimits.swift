/// Every tunable number of playback, in one place.
enum PlaybackLimits {
    /// Frames between two wake-ups that a device is asked for (2.7 ms at 48 kHz). (PipeWire is asked for
    /// another number besides, see `PipeWireQuantum`.)
    static let period = 128

    /// Frames of silence before the first tone of a stream on PulseAudio, which may place its beginning in
    /// the past, up to 1 ms: what is cut off there is silence and the foot of the attack, not a step.
    static let serverLead = 22
    /// The same on a card shared through dmix, which runs all the time: a stream begins at the frame that the
    /// card is at, and what lies next to it has been fetched (1.5 ms; HDA's FIFO holds up to 64 frames).
    static let sharedCardLead = 72

    /// Frames that a device is asked to queue, which are kept full. (PulseAudio plans with all of its
    /// queue; one that is kept half full runs dry.)
    static func buffer(for takeover: DeviceChain.TakeoverStrategy) -> Int {
        switch takeover {
        case .anotherStream: 2048  // 43 ms: a fade waits behind it
        case .rewind, .paced: 4096  // 85 ms: a fade rewinds it
        }
    }

    /// What is left queued when the rest is taken back, at least: less might be played meanwhile.
    static let rewindMargin = Duration.milliseconds(4)
    /// How much is written ahead to a device without a clock.
    static let writeAhead = Duration.milliseconds(5)
    /// Zeros behind the last tone, so that a stream that runs dry ends in silence, and one that is
    /// stopped a little early by its own account of its delay is stopped in silence.
    static let tail = Duration.milliseconds(80)
    /// How long a stream runs on empty where stopping it would slow the next press down.
    static let linger = Duration.seconds(2)
    /// Streams that are kept ready on PulseAudio: one sounds, others fade, one waits.
    static let maxStreams = 4
    /// Frames rendered in one go.
    static let renderChunk = 512
    /// A press older than this is not played any more: the device was not there when it mattered.
    static let commandTimeout = Duration.milliseconds(250)
    /// How soon after a failure the device is tried again, at first and at most.
    static let retryDelayMin = Duration.milliseconds(200)
    static let retryDelayMax = Duration.milliseconds(1500)
    /// A stream that should sound and takes no frame for this long is closed. (PulseAudio's null sink
    /// was seen to take its time, up to 2.6 s, when it has been idle.)
    static let stallTimeout = Duration.seconds(3)
    /// Underruns and the like within a second after which a stream is closed.
    static let maxInterruptions = 40
    /// An estimate of when a tone is heard is reported again when it is off by this much.
    static let onsetTolerance = Duration.milliseconds(8)
    /// A call of libasound that takes longer than this counts as hanging.
    static let hangThreshold = Duration.seconds(1)
    /// How long `close` waits for the thread.
    static let closeTimeout = Duration.milliseconds(100)
}
