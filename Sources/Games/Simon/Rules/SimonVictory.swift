package import Model

/// The signal at the end of a won game: the last tone six times, as the 1978 toy gave it.
package struct SimonVictory: Hashable, Sendable {
    package struct Pulse: Hashable, Sendable {
        package let on: Duration
        package let off: Duration
    }

    /// The six, in order: a grace note of 20 ms, then five of 70 ms, with 20 ms between.
    package static let pulses =
        [Pulse(on: .milliseconds(20), off: .milliseconds(20))]
        + Array(repeating: Pulse(on: .milliseconds(70), off: .milliseconds(20)), count: 5)

    package let pad: Pad
    /// When the first of the six begins, in the game's time.
    package let start: Duration

    package var onsets: [Duration] {
        Self.pulses.indices.map { place in
            Self.pulses[..<place].reduce(start) { $0 + $1.on + $1.off }
        }
    }

    /// When the last of them ends.
    package var end: Duration { Self.pulses.reduce(start) { $0 + $1.on + $1.off } - .milliseconds(20) }
}
