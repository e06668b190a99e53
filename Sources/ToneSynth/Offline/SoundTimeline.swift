/// What was asked of a `TonePlayer` at which times: the sound of a whole game as a value.
public struct SoundTimeline: Hashable, Sendable {
    /// What can be asked for; each case does what the player's method of its name does.
    public enum Cue: Hashable, Sendable {
        /// A tone for so long, in place of what sounds.
        case press(Tone, at: Pan = .centre, length: Duration = TonePlayer.pressLength)
        /// A tone until the release of the same key, for `TonePlayer.longestHold` at most, in place of what
        /// sounds. Any number will do for a key; holding it again takes over.
        case hold(key: Int, Tone, at: Pan = .centre)
        /// The end of a held tone.
        case release(key: Int)
        /// A sequence in place of what sounds.
        case play(ToneSequence)
        /// A sequence besides what sounds.
        case accompany(ToneSequence)
        /// The end of everything that sounds or is still to come.
        case stop
    }

    /// A cue and when it is given.
    public struct Event: Hashable, Sendable {
        /// Counted from the start of the recording.
        public let time: Duration
        /// What is asked for.
        public let cue: Cue

        /// A cue at a time; what is given before the start counts as given at it.
        public init(at time: Duration, _ cue: Cue) { (self.time, self.cue) = (max(.zero, time), cue) }
    }

    /// The cues in the order of their times; those of one time in the order in which they were given.
    public let events: [Event]
    /// How long the recording is, 0 or more; what still sounds at its end fades out before it.
    public let duration: Duration

    /// A recording of so long with cues in any order.
    public init(_ events: [Event], duration: Duration) {
        self.events = events.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        self.duration = max(.zero, duration)
    }
}
