package import Model

/// What a player of Simon can practise: each pad's accuracy, time and confusions.
///
/// Presses are judged as they were played. Those that add a pad are nobody's mistake and not counted.
package struct SimonFigures: MoveFigures {
    package static let haveSpan = true

    package struct PadFigures: Hashable, Sendable {
        /// How often each pad was pressed when this one was right.
        package fileprivate(set) var pressed: [Pad: Int] = [:]
        /// How long each right press took: from the turn, or the press before.
        package fileprivate(set) var reactions: [Duration] = []
        fileprivate let pad: Pad

        package var count: Int { pressed.values.reduce(0, +) }
        /// The share of right presses, 0 to 1; nil when the pad was never right.
        package var accuracy: Double? { count > 0 ? Double(pressed[pad, default: 0]) / Double(count) : nil }
        package var medianReaction: Duration? { reactions.median }
    }

    package private(set) var pads = Pad.allCases.map { PadFigures(pad: $0) }

    package private(set) var spans = SpanFigures()

    package init() {}

    package init(_ replayed: ReplayedGames) {
        self.init(replayed.games)
        spans = SpanFigures(replayed.records)
        guard let timed = replayed.timed else { return }
        let reactions = SimonFigures(timed).pads.map(\.reactions)
        for pad in Pad.allCases { pads[pad.rawValue].reactions = reactions[pad.rawValue] }
    }

    package func confusions(of right: Pad, with pressed: Pad) -> Int {
        pads[right.rawValue].pressed[pressed, default: 0]
    }

    /// Counts one game, unless it measured a span.
    package mutating func count(_ recorded: RecordedGame) {
        guard !recorded.options.leaderboard.isSpan, var replay = Replay<SimonGame>(recorded) else { return }
        var since = Duration.zero
        while let step = replay.next() {
            for outcome in step.outcomes { count(outcome, after: step.time - since) }
            since = step.time
        }
    }

    private mutating func count(_ outcome: SimonGame.Outcome, after time: Duration) {
        switch outcome {
        case .right(let pad), .roundComplete(let pad, _):
            pads[pad.rawValue].pressed[pad, default: 0] += 1
            pads[pad.rawValue].reactions.append(time)
        case .wrong(let mistake):
            guard let pressed = mistake.pressed else { return }
            pads[mistake.right.rawValue].pressed[pressed, default: 0] += 1
        default: break
        }
    }
}
