package import GameRules
package import Model

package enum SoundCue: Hashable, Sendable {
    /// The tone of a pad; with `held` until `release`, otherwise for its standard length.
    case press(Pad, held: Bool)
    case release(Pad)
    /// Tones at given times; answered by `PageEvent.heard` with the same number.
    case sequence(number: Int, [TimedPad])
    /// The wrong pad, a buzzer, and the pad that would have been right (`MistakeTiming`); each pad may be missing.
    case mistake(pressed: Pad?, right: Pad?)
    /// Sounds of the other games: a right step, a finished round, a wrong step.
    case right, complete, wrong
    /// The tone of a square, shown or pressed: its pitch follows reading order, its stereo position
    /// the column.
    case square(Square, SquaresGrid)
    /// A melody over other sounds, which the next press ends.
    case reward(Reward)
    /// Everything fades out at once.
    case silence

    package enum Reward: Hashable, Sendable {
        /// The toy's middle is pressed: a soft tick.
        case start
        /// A round of Simon is repeated, which this pad completed.
        case right(Pad)
        /// The same, and the score is higher than ever.
        case bestPassed(Pad)
        /// Simon's next turn is quicker.
        case faster
        case newBest
        case levelWon, gameWon
        /// A score is on the leaderboard.
        case saved
    }

    /// What is heard with melodies off.
    package var plain: SoundCue? {
        switch self {
        case .reward(.levelWon), .reward(.gameWon): .complete
        case .reward: nil
        default: self
        }
    }
}

/// What is heard, and seen in its lights, of a mistake that ends a game of Simon.
package enum MistakeTiming {
    /// How long the wrong pad answers.
    package static let pressed = Duration.milliseconds(150)
    package static let buzzer = (onset: Duration.milliseconds(170), length: Duration.milliseconds(450))
    package static let right = (onset: Duration.milliseconds(700), length: Duration.milliseconds(420))
    /// When a name is asked for.
    package static let end = Duration.milliseconds(1250)
    /// When something changes to the eye: the wrong pad is crossed as the buzzer begins.
    package static let moments = [buzzer.onset, right.onset, right.onset + right.length, end]
}

extension SoundCue {
    /// How long a pad or square sounds that is not held.
    package static let toneLength = Duration.milliseconds(260)

    /// A pad on the left and one on the right, to hear the stereo width. Games count from 1, so 0 is no game's.
    package static let leftAndRight = sequence(
        number: 0,
        [Pad.red, .yellow].enumerated().map {
            TimedPad($1, onset: .milliseconds(250) * $0, length: .milliseconds(250))
        })
}

package struct TimedPad: Hashable, Sendable {
    package let pad: Pad
    /// Since the sequence began.
    package let onset: Duration
    package let length: Duration

    package init(_ pad: Pad, onset: Duration, length: Duration) {
        (self.pad, self.onset, self.length) = (pad, onset, length)
    }

    /// What remains of the tone when the sequence restarts at a time; nil when it is over.
    package func rest(from time: Duration) -> TimedPad? {
        let end = onset + length
        guard end > time else { return nil }
        let start = max(onset, time)
        return TimedPad(pad, onset: start - time, length: end - start)
    }
}
