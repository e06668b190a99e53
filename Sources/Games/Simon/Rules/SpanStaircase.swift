/// The measurement of a span: how long the sequences are, and the result.
///
/// Each right sequence makes the next one longer, two wrong ones in a row of a length make it shorter. A staircase of
/// 14 sequences varies less than a test that ends at two errors, and repeats better: Woods et al., "Improving digit
/// span assessment of short-term verbal memory", Journal of Clinical and Experimental Neuropsychology 2011.
package struct SpanStaircase: Hashable, Sendable {
    package struct Trial: Hashable, Sendable {
        package let length: Int
        /// Whether it was repeated whole.
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

    /// The longest sequence that was repeated whole; 0 when none was.
    package var longest: Int { trials.filter(\.isRight).map(\.length).max() ?? 0 }

    /// The mean span in tenths of a pad, rounded: the length that is repeated whole half of the time.
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
