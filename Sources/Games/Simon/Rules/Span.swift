package import FoundationEssentials
package import Model

/// The measurement of a span: how long the sequences are, and the result.
///
/// Each right sequence makes the next one longer, two wrong ones in a row of a length make it shorter. A staircase of
/// 14 sequences varies less than a test that ends at two errors, and repeats better: Woods et al., "Improving digit
/// span assessment of short-term verbal memory", Journal of Clinical and Experimental Neuropsychology 2011.
package struct SpanStaircase: Hashable, Sendable {
    package struct Trial: Hashable, Sendable {
        package let length: Int
        /// Whether it was repeated in full.
        package let isRight: Bool
    }

    package static let trialCount = 14
    package static let firstLength = 3
    package static let minLength = 1

    package private(set) var trials: [Trial] = []
    package private(set) var length = firstLength

    private var wrongInARow = 0

    package init() {}

    package var isComplete: Bool { trials.count == Self.trialCount }

    mutating func judge(isRight: Bool) -> Trial {
        let trial = Trial(length: length, isRight: isRight)
        trials.append(trial)
        wrongInARow = isRight ? 0 : wrongInARow + 1
        if isRight { length += 1 }
        if wrongInARow == 2 {
            length = max(Self.minLength, length - 1)
            wrongInARow = 0
        }
        return trial
    }

    /// The longest sequence that was repeated in full; 0 when none was.
    package var longest: Int { trials.filter(\.isRight).map(\.length).max() ?? 0 }

    /// The mean span in tenths of a pad, rounded: the length that is repeated in full half of the time.
    ///
    /// Woods et al. 2011: half a pad below the shortest length that was tried, and for each length the share of its
    /// sequences that were right, which is the area under the curve of success. Of players whose success falls from
    /// nine in ten to one in ten within 2.6 pads, the mean of many measurements is right to 0.2 pads; a single one
    /// has a standard deviation of 0.5 (simulated, spans of 3 to 10).
    package var tenths: Int {
        guard let shortest = trials.map(\.length).min() else { return 0 }
        let byLength = Dictionary(grouping: trials, by: \.length).values
        let shares = byLength.map { Double($0.count(where: \.isRight)) / Double($0.count) }.sorted()
        return Int((10 * (Double(shortest) - 0.5 + shares.reduce(0, +))).rounded())
    }
}

package struct SpanResult: Hashable, Sendable {
    /// The mean span, in tenths of a pad.
    package let tenths: Int
    package let longest: Int

    init(_ staircase: SpanStaircase) {
        tenths = staircase.tenths
        longest = staircase.longest
    }
}

/// What a player's measurements of the span say together: means over time, and their spread.
///
/// A player is compared with nobody else; no norm, percentile or age is claimed.
package struct SpanFigures: Hashable, Sendable {
    package struct Measurement: Hashable, Sendable {
        package let date: Date
        /// The mean span in tenths of a pad, and the longest sequence repeated in full.
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
