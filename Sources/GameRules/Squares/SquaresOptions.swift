public import Model

extension SquaresGrid {
    /// All squares in reading order.
    public var squares: [Square] {
        (0..<side).flatMap { row in (0..<side).map { Square(row: row, column: $0) } }
    }
}

/// What a game of Squares is played with, beside its seed.
public struct SquaresOptions: Hashable, Sendable {
    /// The shortest and the longest sequence.
    public static let lengths = SquaresGrid.lengths

    /// The grid.
    public let grid: SquaresGrid
    /// The length of the first sequence.
    public let length: Int
    /// Whether the sequence grows by one with each success.
    public let grows: Bool

    /// Chooses; the nearest length there is is taken.
    public init(grid: SquaresGrid = .four, length: Int = lengths.lowerBound, grows: Bool = true) {
        self.grid = grid
        self.length = min(max(length, Self.lengths.lowerBound), Self.lengths.upperBound)
        self.grows = grows
    }
}

extension SquaresOptions: AnyGameOptions {
    /// These options among those of all games.
    public var erased: GameOptions { .squares(self) }

    /// The grid, and the length where it stays the same.
    public var leaderboardVariant: Variant { .squares(grid, fixedLength: grows ? nil : length) }

    /// A game of Squares that waits for `start`.
    public func newGame(seed: UInt64) -> any Game { SquaresGame(options: self, seed: seed) }

    /// Codes the options one by one.
    public mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        self = SquaresOptions(
            grid: try coder.choice(grid), length: try coder.number(length, in: Self.lengths),
            grows: try coder.flag(grows))
    }
}

/// A square of the grid.
public struct Square: Hashable, Sendable {
    /// From 0 at the top.
    public let row: Int
    /// From 0 at the left.
    public let column: Int

    /// The square at a place of a grid.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
