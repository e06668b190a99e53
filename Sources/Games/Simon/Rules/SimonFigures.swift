package import Model

/// What a player of Simon can practise: each pad's accuracy, time and confusions.
///
/// Presses are judged as they were played. Those that add a pad are nobody's mistake and not counted.
package struct SimonFigures: MoveFigures {
    package static let haveSpan = true

    /// What is known of one pad.
    package struct PadFigures: Hashable, Sendable {
        /// How often each pad was pressed when this one was right.
        package fileprivate(set) var pressed: [Pad: Int] = [:]
        /// How long each right press took: from the turn, or the press before.
        package fileprivate(set) var reactions: [Duration] = []
        fileprivate let pad: Pad

        /// How often this pad was right.
        package var count: Int { pressed.values.reduce(0, +) }
        /// The share of right presses, 0 to 1; nil when the pad was never right.
        package var accuracy: Double? { count > 0 ? Double(pressed[pad, default: 0]) / Double(count) : nil }
        /// The median time of a right press.
        package var medianReaction: Duration? { reactions.median }
    }

    /// Each pad's figures, in reading order.
    package private(set) var pads = Pad.allCases.map { PadFigures(pad: $0) }

    /// The measured spans.
    package private(set) var spans = SpanFigures()

    /// Nothing has been played yet.
    package init() {}

    package init(_ replayed: ReplayedGames) {
        self.init(replayed.games, timing: replayed.timed)
        spans = SpanFigures(replayed.records)
    }

    /// Counts all of these; games that are not Simon, and spans, are passed over.
    /// - Parameter timed: those of them that are timed, too; nil for all.
    package init(_ games: some Sequence<RecordedGame>, timing timed: [RecordedGame]? = nil) {
        for game in games where !game.options.leaderboard.isSpan { count(game) }
        guard let timed else { return }
        let reactions = SimonFigures(timed).pads.map(\.reactions)
        for pad in Pad.allCases { pads[pad.rawValue].reactions = reactions[pad.rawValue] }
    }

    /// How often `pressed` was pressed when `right` was right.
    package func confusions(of right: Pad, with pressed: Pad) -> Int {
        pads[right.rawValue].pressed[pressed, default: 0]
    }

    /// Counts one game.
    package mutating func count(_ recorded: RecordedGame) {
        guard var replay = Replay<SimonGame>(recorded) else { return }
        var since = Duration.zero
        while let due = replay.deadline {
            for step in replay.advance(to: due) {
                for outcome in step.outcomes { count(outcome, after: step.time - since) }
                since = step.time
            }
        }
    }

    private mutating func count(_ outcome: SimonGame.Outcome, after time: Duration) {
        switch outcome {
        case .right(let pad), .roundComplete(let pad, _):
            pads[pad.rawValue].pressed[pad, default: 0] += 1
            pads[pad.rawValue].reactions.append(time)
        case .wrong(let mistake):
            pads[mistake.right.rawValue].pressed[mistake.pressed, default: 0] += 1
        case .show, .playersTurn, .tooLate, .added, .rearranged, .eliminated, .won, .trial, .measured,
            .stopped:
            break
        }
    }
}
