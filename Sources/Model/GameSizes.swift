/// Of Squares; the raw value is the number of rows, and of columns.
package enum SquaresGrid: Int, CaseIterable, Hashable, Sendable {
    case three = 3
    case four, five

    /// Of sequences.
    package static let lengths = 4...16

    package var side: Int { rawValue }
}

package enum PairsCount: Int, CaseIterable, Hashable, Sendable {
    case six = 6
    case eight = 8
    case ten = 10
    case twelve = 12
}

/// What the cards of Pairs show; the raw value is the word in files.
package enum PairsTheme: String, CaseIterable, Hashable, Sendable {
    case shapes, chess, cards, greek, animals, food
}

/// In seconds.
package enum MatchLength: Int, CaseIterable, Hashable, Sendable {
    case half = 30
    case full = 60
    case long = 90

    package var duration: Duration { .seconds(rawValue) }
}
