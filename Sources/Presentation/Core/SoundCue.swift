package import GameRules
package import Model

package enum SoundCue: Hashable, Sendable {
    /// The tone of a pad; with `held` until `release`, otherwise for its standard length.
    case press(Pad, held: Bool)
    case release(Pad)
    /// Tones at given times; answered by `PageEvent.heard` with the same number.
    case sequence(number: Int, [TimedPad])
    case razz
    /// Sounds of the other games: a right step, a finished round, a wrong step.
    case right, complete, wrong
    /// The tone of a square, shown or pressed: its pitch follows reading order, its stereo position
    /// the column.
    case square(Square, SquaresGrid)
    /// Quiet melodies over other sounds: a finished round of Simon, a personal best, a won game.
    case roundComplete, newBest, win
    /// Everything fades out at once.
    case silence

    /// What is heard with melodies off.
    package var plain: SoundCue? {
        switch self {
        case .roundComplete, .newBest: nil
        case .win: .complete
        default: self
        }
    }
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
