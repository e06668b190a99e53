package import FoundationEssentials
package import Model

/// What a player's measurements of the span say together: means over time, and their spread.
///
/// A player is compared with nobody else; no norm, percentile or age is claimed.
package struct SpanFigures: Hashable, Sendable {
    package struct Measurement: Hashable, Sendable {
        package let date: Date
        /// The mean span in tenths of a pad, and the longest sequence repeated whole.
        package let result: SpanResult
        package let trials: [SpanStaircase.Trial]
        package let presses: [Press]
    }

    package struct Press: Hashable, Sendable {
        /// The trial that it belongs to, from 0.
        package let trial: Int
        /// Its index in the order of pressing, from 0.
        package let index: Int
        package let pressed: Pad
        package let right: Pad
        package let time: Duration
    }

    /// What was measured with, and all measurements with it, in the order in which they were counted.
    package private(set) var measurements: [SpanConditions: [Measurement]] = [:]

    package init() {}

    /// Counts all of these, oldest first; games that are no complete span are passed over, and those that cannot be
    /// read.
    package init(_ records: some Sequence<GameRecord>) {
        for record in records where record.leaderboard.isSpan {
            do throws(ShareCodeError) { count(try record.played, at: record.date) } catch { continue }
        }
    }

    package func mean(_ conditions: SpanConditions) -> Double? {
        let spans = spans(conditions)
        return spans.isEmpty ? nil : spans.reduce(0, +) / Double(spans.count)
    }

    /// The standard deviation of the measurements, in pads; nil with fewer than two.
    package func spread(_ conditions: SpanConditions) -> Double? {
        let spans = spans(conditions)
        guard spans.count > 1, let mean = mean(conditions) else { return nil }
        let squares = spans.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (squares / Double(spans.count - 1)).squareRoot()
    }

    private func spans(_ conditions: SpanConditions) -> [Double] {
        measurements[conditions, default: []].map { Double($0.result.tenths) / 10 }
    }

    package mutating func count(_ recorded: RecordedGame, at date: Date) {
        guard let options = recorded.options.choices as? SimonOptions, options.variant == .span,
            var replay = Replay<SimonGame>(recorded)
        else { return }
        var presses: [Press] = []
        var since = Duration.zero
        var before = replay.game
        while let step = replay.next() {
            if case .press(let pad)? = step.move, case .playersTurn(let index) = before.phase {
                let press = Press(
                    trial: before.staircase.trials.count, index: index, pressed: pad,
                    right: before.answer[index],
                    time: step.time - since)
                presses.append(press)
            }
            since = step.time
            before = replay.game
        }
        let game = replay.game
        guard case .measured(let result) = game.phase else { return }
        let measurement = Measurement(
            date: date, result: result, trials: game.staircase.trials, presses: presses)
        measurements[options.span, default: []].append(measurement)
    }
}
