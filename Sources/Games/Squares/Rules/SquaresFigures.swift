/// What a player of Squares can practise: the longest sequence, and the accuracy at each length.
package struct SquaresFigures: MoveFigures {
    package static let haveSpan = true

    package struct LengthFigures: Hashable, Sendable {
        /// How often a sequence of the length was repeated in full.
        package fileprivate(set) var successes = 0
        package fileprivate(set) var failures = 0
        package var accuracy: Double { Double(successes) / Double(max(1, successes + failures)) }
    }

    /// The longest sequence repeated in full; nil before the first game.
    package private(set) var longest: Int?
    package private(set) var lengths: [Int: LengthFigures] = [:]

    package init() {}

    package mutating func count(_ recorded: RecordedGame) {
        guard var replay = Replay<SquaresGame>(recorded) else { return }
        while let step = replay.next() {
            let length = replay.game.sequence.count
            for outcome in step.outcomes {
                switch outcome {
                case .success, .won: lengths[length, default: LengthFigures()].successes += 1
                case .wrong: lengths[length, default: LengthFigures()].failures += 1
                default: break
                }
            }
        }
        longest = max(longest ?? 0, replay.game.score)
    }
}
