/// What a player of Squares can practise: the longest sequence, and the accuracy at each length.
package struct SquaresFigures: MoveFigures {
    package static let haveSpan = true

    /// What is known of one length.
    package struct LengthFigures: Hashable, Sendable {
        /// How often a sequence of the length was repeated whole.
        package fileprivate(set) var successes = 0
        /// How often it was not.
        package fileprivate(set) var failures = 0
        /// The share of successes, 0 to 1.
        package var accuracy: Double { Double(successes) / Double(max(1, successes + failures)) }
    }

    /// The longest sequence repeated whole; nil before the first game.
    package private(set) var longest: Int?
    /// Each length that was played.
    package private(set) var lengths: [Int: LengthFigures] = [:]

    /// Nothing has been played yet.
    package init() {}

    package init(_ replayed: ReplayedGames) { self.init(replayed.games) }

    /// Counts all of these; games that are not Squares are passed over.
    package init(_ games: some Sequence<RecordedGame>) {
        for game in games { count(game) }
    }

    /// Counts one game.
    package mutating func count(_ recorded: RecordedGame) {
        guard var replay = Replay<SquaresGame>(recorded) else { return }
        while let due = replay.deadline {
            for outcome in replay.advance(to: due).flatMap(\.outcomes) {
                let length = replay.game.sequence.count
                switch outcome {
                case .success, .won: lengths[length, default: LengthFigures()].successes += 1
                case .wrong: lengths[length, default: LengthFigures()].failures += 1
                case .preview, .cancelled, .playersTurn, .right, .resized, .stopped: break
                }
            }
        }
        longest = max(longest ?? 0, replay.game.score)
    }
}
