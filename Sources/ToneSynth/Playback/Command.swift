/// What callers ask of the audio thread.
enum Command: Sendable {
    /// A tone, for so long or until it is released.
    case press(ToneID, Tone, Duration?)
    case release(ToneID)
    case play(ToneID, ToneSequence, Tuning)
    case stop
    case volume(Gain)
    case mute(Bool)

    /// Whether it means nothing any more some time later.
    var expires: Bool {
        switch self {
        case .press, .play: true
        case .release, .stop, .volume, .mute: false
        }
    }
}
