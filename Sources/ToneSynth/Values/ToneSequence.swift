/// Notes with onsets and lengths, counted from the start of the sequence.
///
/// Each onset becomes a frame by itself, so rounding never adds up: every onset and length in the
/// stream is exact to one sample however long the sequence is.
public struct ToneSequence: Hashable, Sendable {
    /// One note of a sequence.
    public struct Element: Hashable, Sendable {
        /// What sounds.
        public let tone: Tone
        /// When it begins, counted from the start of the sequence.
        public let onset: Duration
        /// How long it sounds, attack and release included.
        public let length: Duration
        /// Where it stands on devices with two channels.
        public let pan: Pan
        /// How it begins and ends, inside its length.
        public let edges: Edges

        /// A note at its place.
        public init(
            _ tone: Tone, onset: Duration, length: Duration, pan: Pan = .centre, edges: Edges = .standard
        ) {
            (self.tone, self.onset, self.length) = (tone, onset, length)
            (self.pan, self.edges) = (pan, edges)
        }
    }

    /// Raised cosines at both ends of a note.
    public struct Edges: Hashable, Sendable {
        /// From silence to the full level.
        public let rise: Duration
        /// From the full level to silence.
        public let fall: Duration

        /// Those of every tone that is pressed. Measured on tones of 154 ms: with 6 ms up and 12 ms down the energy
        /// above 2 kHz is 101 dB below the tone (5 ms each: 97 dB).
        public static let standard = Edges(rise: .milliseconds(6), fall: .milliseconds(12))

        /// Edges of so long; a note shorter than both divides its length among them.
        public init(rise: Duration, fall: Duration) { (self.rise, self.fall) = (rise, fall) }
    }

    /// The notes; they may overlap and stand in any order.
    public let elements: [Element]

    /// The end of the note that ends last.
    public var duration: Duration { elements.map { $0.onset + $0.length }.max() ?? .zero }

    /// A sequence of notes at their places.
    public init(_ elements: [Element] = []) { self.elements = elements }
}
