/// The grids that Squares is played on; the raw value is the number of rows, and of columns.
package enum SquaresGrid: Int, CaseIterable, Hashable, Sendable {
    case three = 3
    case four, five

    /// The shortest and the longest sequence that is played on them.
    package static let lengths = 4...16

    /// Rows, and columns.
    package var side: Int { rawValue }
}

/// How many pairs lie on the table of Pairs.
package enum PairsCount: Int, CaseIterable, Hashable, Sendable {
    case six = 6
    case eight = 8
    case ten = 10
    case twelve = 12
}

/// What stands on the cards of Pairs; the raw value is the word used in files.
package enum PairsTheme: String, CaseIterable, Hashable, Sendable {
    case shapes, chess, cards, greek, animals, food
}

/// How long a game of Match lasts; the raw value is in seconds.
package enum MatchLength: Int, CaseIterable, Hashable, Sendable {
    case half = 30
    case full = 60
    case long = 90

    /// The time from the first cards to the end.
    package var duration: Duration { .seconds(rawValue) }
}
