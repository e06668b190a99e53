/// Whether there is sound, and why not.
public enum PlayerStatus: Hashable, Sendable {
    /// The device is being opened for the first time.
    case opening
    /// Sound can be heard, in this format.
    case ready(StreamFormat)
    /// Sound is switched off; the device is not open.
    case muted
    /// There is no sound for a reason; the device is tried again and again.
    case silent(SoundFailure)
}

/// What the audio thread reports.
public enum PlayerEvent: Hashable, Sendable {
    /// The status changed.
    case status(PlayerStatus)
    /// The first sample of a press or sequence is heard at this time of `MonotonicClock`. Sent when it
    /// starts, and again when the device has a better estimate or when an underrun moved it.
    case onset(ToneID, at: Duration)
}

/// Names one press or one played sequence.
public struct ToneID: Hashable, Sendable {
    let number: UInt64

    /// Names nothing that a player was asked for.
    static let none = ToneID(number: 0)
}
