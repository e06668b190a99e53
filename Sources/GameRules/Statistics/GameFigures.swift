package import FoundationEssentials
package import Model

/// What the history says about any game: how often, how well, how long.
///
/// Games are counted one by one, oldest first, so that the whole history need never lie in memory.
package struct GameFigures: Hashable, Sendable {
    /// One game on the axis of time.
    package struct Point: Hashable, Sendable {
        /// When it ended.
        package let date: Date
        /// Points, or seconds where those are what counts.
        package let value: Double
        /// The mean of it and the nine before it, or of as many as there were.
        package let meanOfTen: Double
    }

    /// How many games the history keeps: more than any screen has columns.
    package static let maxHistory = 1_000
    /// How many games the mean is taken of.
    package static let meanLength = 10

    /// How many games were played.
    package private(set) var games = 0
    /// The highest score.
    package private(set) var best: Int?
    /// The sum of what all games took.
    package private(set) var timePlayed = Duration.zero
    /// The last thousand games and a few more, oldest first.
    package private(set) var history: [Point] = []

    private var lastTen: [Double] = []

    /// Nothing has been played yet.
    package init() {}

    /// The mean of the last ten games, or of as many as there were; in points, or in seconds.
    package var meanOfLastTen: Double? { history.last?.meanOfTen }
    /// Whether there were as many; a game of Words that was given up is none of them.
    package var isMeanOfTen: Bool { history.count >= Self.meanLength }

    /// Counts one game by what a summary tells of it; it is later than those before it.
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

extension [Duration] {
    /// The middle one by size, or the mean of the middle two; nil when there are none.
    var median: Duration? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        let upper = sorted[count / 2]
        return count.isMultiple(of: 2) ? (sorted[count / 2 - 1] + upper) / 2 : upper
    }
}

extension [Int] {
    /// The middle one by size, or the mean of the middle two; nil when there are none.
    var median: Double? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        let upper = Double(sorted[count / 2])
        return count.isMultiple(of: 2) ? (Double(sorted[count / 2 - 1]) + upper) / 2 : upper
    }
}
