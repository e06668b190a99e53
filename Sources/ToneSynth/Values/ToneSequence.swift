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

        /// A note at its place.
        public init(
            _ tone: Tone, onset: Duration, length: Duration, pan: Pan = .centre
        ) {
            (self.tone, self.onset, self.length, self.pan) = (tone, onset, length, pan)
        }
    }

    /// The notes; they may overlap and stand in any order.
    public let elements: [Element]

    /// The end of the note that ends last.
    public var duration: Duration { elements.map { $0.onset + $0.length }.max() ?? .zero }

    /// A sequence of notes at their places.
    public init(_ elements: [Element] = []) { self.elements = elements }
}
