package import Model

extension SquaresGrid {
    /// All squares in reading order.
    package var squares: [Square] {
        (0..<side).flatMap { row in (0..<side).map { Square(row: row, column: $0) } }
    }
}

package struct SquaresOptions: Hashable, Sendable {
    /// The shortest and the longest sequence.
    package static let lengths = SquaresGrid.lengths

    package var grid: SquaresGrid
    /// The length of the first sequence; the nearest that there is is taken.
    package var length: Int { didSet { length = Self.nearest(length) } }
    package var grows: Bool
    package var speed: Speed

    package init(
        grid: SquaresGrid = .four, length: Int = lengths.lowerBound, grows: Bool = true,
        speed: Speed = .normal
    ) {
        self.grid = grid
        self.length = Self.nearest(length)
        self.grows = grows
        self.speed = speed
    }

    package static func nearest(_ length: Int) -> Int {
        min(max(length, lengths.lowerBound), lengths.upperBound)
    }
}

extension GameOptions {
    package static let squares = Self(SquaresOptions.usual)
}

extension SquaresOptions: AnyGameOptions {
    package typealias Played = SquaresGame
    package static let kind = GameKind.squares
    package typealias Figures = SquaresFigures
    package static var usual: Self { Self() }
    package static var variants: [Self] {
        SquaresGrid.allCases.flatMap { grid in
            Speed.allCases.flatMap { speed in
                [Self(grid: grid, speed: speed)]
                    + lengths.map { Self(grid: grid, length: $0, grows: false, speed: speed) }
            }
        }
    }

    /// The grid, the speed, and the length where it stays the same: where rounds of one length are counted, it makes them
    /// harder.
    package var variantName: String {
        (["\(grid.side)x\(grid.side)"] + (grows ? [] : ["length-\(length)"]) + speed.suffix)
            .joined(separator: "-")
    }

    package mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        grid = try coder.choice(grid)
        length = try coder.number(length, in: Self.lengths)
        grows = try coder.flag(grows)
        speed = try coder.choice(speed)
    }
}

package struct Square: Hashable, Sendable {
    /// Counted from 0 at the top.
    package let row: Int
    /// Counted from 0 at the left.
    package let column: Int

    package init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
