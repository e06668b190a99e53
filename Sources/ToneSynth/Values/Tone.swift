/// A sound that can be played: pitch, timbre and level, without a length.
public struct Tone: Hashable, Sendable {
    /// The pitch, of a razz the lowest partial.
    public let frequency: Frequency
    /// What it is made of.
    public let timbre: Timbre
    /// The peak beneath full scale.
    public let level: Level

    /// The peak of a tone at full volume: two of them together just reach full scale, so that a tone
    /// over a fading one can never clip, not even in a server that adds up streams.
    public static let nominalPeak = Level(decibels: -6.03)

    /// A sine that is as loud to the ear as the pads are, at any pitch.
    public init(_ frequency: Frequency) {
        self.init(frequency: frequency, timbre: .sine, level: Loudness.level(of: frequency))
    }

    /// A tone with everything given.
    public init(frequency: Frequency, timbre: Timbre, level: Level) {
        self.frequency = frequency
        self.timbre = timbre
        self.level = level
    }
}
