/// A place on the screen in cells; (0, 0) is the top left.
package struct Point: Hashable, Sendable {
    /// Columns from the left.
    package var x: Int
    /// Rows from the top.
    package var y: Int

    /// Makes a place; it may lie outside of every screen.
    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

/// A width and height in cells.
package struct Size: Hashable, Sendable {
    /// Columns.
    package var width: Int
    /// Rows.
    package var height: Int

    /// Makes a size; negative lengths become 0.
    package init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }
}

/// A rectangle of cells.
package struct Rect: Hashable, Sendable {
    /// The top left cell.
    package var origin: Point
    /// Columns and rows.
    package var size: Size

    /// Makes a rectangle.
    package init(x: Int, y: Int, width: Int, height: Int) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    /// The first column.
    package var left: Int { origin.x }
    /// The first row.
    package var top: Int { origin.y }
    /// The column after the last.
    package var right: Int { origin.x + size.width }
    /// The row after the last.
    package var bottom: Int { origin.y + size.height }

    /// Whether the cell lies inside.
    package func contains(_ point: Point) -> Bool {
        point.x >= left && point.x < right && point.y >= top && point.y < bottom
    }

    /// One row in its columns.
    package func row(_ y: Int) -> Rect { rows(from: y, to: y + 1) }

    /// Its columns from a row to the one before another.
    package func rows(from top: Int, to bottom: Int) -> Rect {
        Rect(x: left, y: top, width: size.width, height: bottom - top)
    }

    /// The rectangle so many columns to the right and rows further down.
    package func moved(columns: Int, rows: Int = 0) -> Rect {
        Rect(x: left + columns, y: top + rows, width: size.width, height: size.height)
    }

    /// The rectangle with `columns` and `rows` taken off each side; never less than empty.
    package func inset(columns: Int, rows: Int) -> Rect {
        Rect(
            x: left + columns, y: top + rows, width: size.width - 2 * columns, height: size.height - 2 * rows)
    }
}
