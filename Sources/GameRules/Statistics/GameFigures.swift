package import FoundationEssentials
package import Model

/// Statistics of one kind of game. Games are counted one by one, so that the history need not be in memory.
package struct GameFigures: Hashable, Sendable {
    package struct PlottedGame: Hashable, Sendable {
        /// When the game ended.
        package let date: Date
        /// Points, or seconds where those count.
        package let value: Double
        /// Mean of this game and up to nine before it.
        package let meanOfTen: Double
    }

    /// More than any screen has columns.
    private static let minKept = 1_000
    package static let meanLength = 10

    package private(set) var games = 0
    /// The highest score.
    package private(set) var best: Int?
    package private(set) var timePlayed = Duration.zero
    /// At least the newest 1,000 games, at most 2,000; oldest first.
    package private(set) var history: [PlottedGame] = []

    private var lastTen: [Double] = []

    package init() {}

    package var meanOfLastTen: Double? { history.last?.meanOfTen }
    /// Whether the mean really rests on ten.
    package var isMeanOfTen: Bool { history.count >= Self.meanLength }

    /// Call it in the order of the dates.
    package mutating func count(_ kind: GameKind, score: Int, date: Date, duration: Duration) {
        games += 1
        timePlayed += duration
        // A game of Words that was given up has no value.
        guard let value = kind.options.value(of: score) else { return }
        best = max(best ?? score, score)
        // Mutated, not copied: a hundred thousand games are counted while a screen opens.
        if lastTen.count == Self.meanLength { lastTen.removeFirst() }
        lastTen.append(value)
        let mean = lastTen.reduce(0, +) / Double(lastTen.count)
        // Trimmed seldom, since that moves all the others.
        if history.count >= 2 * Self.minKept { history.removeFirst(Self.minKept) }
        history.append(PlottedGame(date: date, value: value, meanOfTen: mean))
    }
}

extension Array where Element: Comparable & AdditiveArithmetic {
    /// Twice the median: the sum of the middle two elements, or of the middle one and itself.
    fileprivate var middleSum: Element? {
        let sorted = sorted()
        return isEmpty ? nil : sorted[(count - 1) / 2] + sorted[count / 2]
    }
}

extension [Duration] {
    var median: Duration? { middleSum.map { $0 / 2 } }
}

extension [Double] {
    var median: Double? { middleSum.map { $0 / 2 } }
}
