/// Every tunable number of playback, in one place.
enum PlaybackLimits {
    /// Frames between two wake-ups that the device is asked for (5.3 ms at 48 kHz).
    static let period = 256
    /// Frames that the device is asked to be able to queue (85 ms at 48 kHz).
    static let buffer = 4096
    /// How much of a sounding stream is kept queued: short, since a fade waits behind it, and long
    /// enough for a thread that is woken late.
    static let queued = Duration.milliseconds(40)
    /// How much is written ahead to a device without a clock.
    static let ahead = Duration.milliseconds(5)
    /// Zeros behind the last tone, so that a stream that runs dry ends in silence.
    static let tail = Duration.milliseconds(20)
    /// Streams that are kept ready where the device mixes: one sounds, others fade, one waits.
    static let streams = 4
    /// Frames rendered in one go.
    static let chunk = 512
    /// A press older than this is not played any more: the device was not there when it mattered.
    static let staleAfter = Duration.milliseconds(250)
    /// How long the device is kept open without a sound.
    static let releaseAfter = Duration.seconds(30)
    /// How soon after a failure the device is tried again, at first and at most.
    static let retryFirst = Duration.milliseconds(200)
    static let retryMost = Duration.milliseconds(1500)
    /// A stream that should sound and takes no frame for this long is given up.
    static let stuckAfter = Duration.milliseconds(800)
    /// Underruns in a row after which a stream is given up.
    static let underruns = 8
    /// How long `close` waits for the thread.
    static let closing = Duration.milliseconds(100)
}
