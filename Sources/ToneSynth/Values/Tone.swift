/// A sound that can be played: pitch, timbre and gain, without a length.
public struct Tone: Hashable, Sendable {
    /// The pitch, of a buzz the lowest partial.
    public let frequency: Frequency
    /// What it is made of.
    public let timbre: Timbre
    /// The peak beneath full scale.
    public let gain: Gain

    /// The peak of a tone at full volume: two of them together just reach full scale, so that a tone
    /// over a fading one can never clip, not even in a server that adds up streams.
    public static let nominalPeak = Gain(decibels: -6.03)

    /// A sine that is as loud to the ear at any pitch: as middle C at the nominal peak (`Loudness`).
    public init(_ frequency: Frequency) {
        self.init(frequency: frequency, timbre: .sine, gain: Loudness.gain(of: frequency))
    }

    /// The same pitch and gain, made of something else.
    public func with(_ timbre: Timbre) -> Tone { Tone(frequency: frequency, timbre: timbre, gain: gain) }

    /// The same tone, louder or quieter.
    public func changed(by gain: Gain) -> Tone {
        Tone(frequency: frequency, timbre: timbre, gain: self.gain + gain)
    }

    /// A tone with everything given; with a gain above `nominalPeak`, two at a time are bent by the limiter.
    public init(frequency: Frequency, timbre: Timbre, gain: Gain) {
        self.frequency = frequency
        self.timbre = timbre
        self.gain = gain
    }
}

/// What a tone is made of.
public enum Timbre: Hashable, Sendable {
    /// One partial.
    case sine
    /// One partial and its octave, which is quieter by so much: a sine that is a little warmer.
    case warmSine(octave: Gain)
    /// Every harmonic below half the sample rate, each quieter by 1.62 dB than the one before.
    case buzz
}
