package import GameRules
package import Model

/// What is to be heard.
package enum SoundCue: Hashable, Sendable {
    /// The tone of a pad; with `held` until `release`, otherwise for its standard length.
    case press(Pad, held: Bool)
    /// The pad has come up.
    case release(Pad)
    /// Tones laid out in time; the answer is `PageEvent.heard` with the same number.
    case sequence(number: Int, [TimedPad])
    /// The sound of a mistake.
    case razz
    /// Short answers of the other games: a right step, a finished round, a wrong step.
    case right, complete, wrong
    /// The tone of a square, when it is shown and when it is pressed: its pitch by its place in reading order, on the
    /// side of its column.
    case square(Square, SquaresGrid)
    /// Quiet figures over what sounds: a round of Simon done right, the best score ever, a game that is won.
    case roundComplete, newBest, win
    /// Everything fades out at once.
    case silence

    /// What is heard of it without melodies.
    package var plain: SoundCue? {
        switch self {
        case .roundComplete, .newBest: nil
        case .win: .complete
        default: self
        }
    }
}

extension SoundCue {
    /// How long the tone of a pad or a square sounds that is not held.
    package static let toneLength = Duration.milliseconds(260)

    /// A pad of the left and one of the right: how far apart they sound. Its number is no game's, they count from 1.
    package static let leftAndRight = sequence(
        number: 0,
        [Pad.red, .yellow].enumerated().map {
            TimedPad($1, onset: .milliseconds(250) * $0, length: .milliseconds(250))
        })
}

/// A pad's tone within a sequence.
package struct TimedPad: Hashable, Sendable {
    /// Which tone.
    package let pad: Pad
    /// When it begins, from the sequence's start.
    package let onset: Duration
    /// How long it sounds.
    package let length: Duration

    /// Places a tone.
    package init(_ pad: Pad, onset: Duration, length: Duration) {
        self.pad = pad
        self.onset = onset
        self.length = length
    }

    /// What is left of the tone at a time of its sequence, which starts over there; nil when it is over.
    package func rest(from time: Duration) -> TimedPad? {
        let end = onset + length
        guard end > time else { return nil }
        let start = max(onset, time)
        return TimedPad(pad, onset: start - time, length: end - start)
    }
}
