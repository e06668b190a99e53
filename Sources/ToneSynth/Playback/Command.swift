/// What callers ask of the audio thread.
enum Command: Sendable {
    /// A tone, for so long or until it is released, in place of what sounds.
    case press(ToneID, Tone, ChannelGains, Duration?)
    case release(ToneID)
    /// A sequence in place of what sounds.
    case play(ToneID, ToneSequence, Voicing)
    /// A sequence besides what sounds.
    case accompany(ToneID, ToneSequence, Voicing)
    case stop
    case volume(Gain)
    case mute(Bool)

    /// Whether it means nothing any more some time later.
    var expires: Bool {
        switch self {
        case .press, .play, .accompany: true
        case .release, .stop, .volume, .mute: false
        }
    }
}
