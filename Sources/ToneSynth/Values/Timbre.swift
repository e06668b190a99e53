/// What a tone is made of.
public enum Timbre: Hashable, Sendable {
    /// One partial.
    case sine
    /// Every harmonic below half the sample rate, each quieter than the one before: a buzz.
    case razz
}
