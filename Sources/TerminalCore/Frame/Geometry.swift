/// A place on the screen in cells; (0, 0) is the top left.
public struct Point: Hashable, Sendable {
    /// Columns from the left.
    public var x: Int
    /// Rows from the top.
    public var y: Int

    /// Makes a place; it may lie outside of every screen.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

/// A width and height in cells.
public struct Size: Hashable, Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// Makes a size; negative lengths become 0.
    public init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
    /// The top left cell.
    public var origin: Point
    /// Columns and rows.
    public var size: Size

    /// Makes a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    /// The first column.
    public var left: Int { origin.x }
    /// The first row.
    public var top: Int { origin.y }
    /// The column after the last.
    public var right: Int { origin.x + size.width }
    /// The row after the last.
    public var bottom: Int { origin.y + size.height }

    /// Whether the cell lies inside.
    public func contains(_ point: Point) -> Bool {
        point.x >= left && point.x < right && point.y >= top && point.y < bottom
    }

    /// One row in its columns.
    public func row(_ y: Int) -> Rect { rows(from: y, to: y + 1) }

    /// Its columns from a row to the one before another.
    public func rows(from top: Int, to bottom: Int) -> Rect {
        Rect(x: left, y: top, width: size.width, height: bottom - top)
    }

    /// The rectangle so many columns to the right and rows further down.
    public func moved(columns: Int, rows: Int = 0) -> Rect {
        Rect(x: left + columns, y: top + rows, width: size.width, height: size.height)
    }

    /// The rectangle with `columns` and `rows` taken off each side; never less than empty.
    public func inset(columns: Int, rows: Int) -> Rect {
        Rect(
            x: left + columns, y: top + rows, width: size.width - 2 * columns, height: size.height - 2 * rows)
    }
}
