/// Every tunable number of playback, in one place.
enum PlaybackLimits {
    /// Requested frames between two wake-ups (2.7 ms at 48 kHz). (For PipeWire see also `PipeWireQuantum`.)
    static let period = 128

    /// Frames of silence before the first tone of a stream on PulseAudio, which may begin it up to 1 ms in the past: only
    /// silence and the foot of the attack are cut off, not a step.
    static let serverLead = 22
    /// The same on a card shared through dmix, which runs all the time: a stream begins at the card's current frame, and the
    /// next ones have been fetched (1.5 ms; HDA's FIFO holds up to 64 frames).
    static let sharedCardLead = 72

    /// Frames of the queue, which is kept full. (PulseAudio expects that; one that is kept half full runs dry.)
    static func buffer(for takeover: DeviceChain.TakeoverStrategy, _ use: StreamUse) -> Int {
        switch (takeover, use) {
        case (.anotherStream, .presses): 2048  // 43 ms: a fade waits behind it
        case (.anotherStream, .sequences): 6144  // 128 ms; only leaving or a new game fades it
        case (.rewind, _), (.paced, _): 4096  // 85 ms: a fade rewinds it
        }
    }

    /// Left in the queue when the rest is taken back; less might be played meanwhile.
    static let rewindMargin = Duration.milliseconds(4)
    /// Written ahead to a device without a clock.
    static let writeAhead = Duration.milliseconds(5)
    /// Zeros after the last tone, so that a stream that runs dry, or is stopped a little early because of its reported
    /// delay, ends in silence.
    static let tail = Duration.milliseconds(80)
    /// How long a stream runs empty where stopping it would delay the next press.
    static let linger = Duration.seconds(2)
    /// For presses on PulseAudio: one sounds, others fade, one waits. Another one is for sequences.
    static let pressStreams = 4
    /// In frames.
    static let renderChunk = 512
    /// An older press is not played: the device was not there when it mattered.
    static let commandTimeout = Duration.milliseconds(250)
    /// Before the device is tried again, at first and at most.
    static let retryDelayMin = Duration.milliseconds(200)
    static let retryDelayMax = Duration.milliseconds(1500)
    /// A sounding stream that takes no frame for this long is closed. (An idle null sink of PulseAudio took up to 2.6 s.)
    static let stallTimeout = Duration.seconds(3)
    /// Within a second, after which a stream is closed.
    static let maxInterruptions = 40
    /// An onset is reported again when it differs by this much.
    static let onsetTolerance = Duration.milliseconds(8)
    /// A longer call of libasound counts as hanging.
    static let hangThreshold = Duration.seconds(1)
    static let closeTimeout = Duration.milliseconds(100)
}
