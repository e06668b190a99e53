package import FoundationEssentials
package import Model

/// Statistics of any game. Games are counted one by one, oldest first, so that the history need not be in memory.
package struct GameFigures: Hashable, Sendable {
    package struct Point: Hashable, Sendable {
        /// Of the game's end.
        package let date: Date
        /// Points, or seconds where those count.
        package let value: Double
        /// Of up to ten games, this one the last.
        package let meanOfTen: Double
    }

    /// More games than any screen has columns.
    package static let maxHistory = 1_000
    package static let meanLength = 10

    package private(set) var games = 0
    /// The highest score.
    package private(set) var best: Int?
    package private(set) var timePlayed = Duration.zero
    /// The last thousand games and a few more, oldest first.
    package private(set) var history: [Point] = []

    private var lastTen: [Double] = []

    package init() {}

    /// Of fewer games at first.
    package var meanOfLastTen: Double? { history.last?.meanOfTen }
    /// A game of Words that was given up does not count.
    package var isMeanOfTen: Bool { history.count >= Self.meanLength }

    /// Call it in the order of the dates.
    package mutating func count(_ kind: GameKind, score: Int, date: Date, duration: Duration) {
        games += 1
        timePlayed += duration
        guard let value = kind.options.value(of: score) else { return }
        best = max(best ?? score, score)
        // In place: a hundred thousand games are counted while a screen opens.
        if lastTen.count == Self.meanLength { lastTen.removeFirst() }
        lastTen.append(value)
        let mean = lastTen.reduce(0, +) / Double(lastTen.count)
        // Trimmed seldom, since that moves all the others.
        if history.count >= 2 * Self.maxHistory { history.removeFirst(Self.maxHistory) }
        history.append(Point(date: date, value: value, meanOfTen: mean))
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
