/// A cell of the screen; (0, 0) is the top left. It may be outside.
package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
}

package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int

    /// Negative lengths become 0.
    package init(width: Int, height: Int) { (self.width, self.height) = (max(0, width), max(0, height)) }
}

package struct Rect: Hashable, Sendable {
    package var origin: Point
    package var size: Size

    package init(x: Int, y: Int, width: Int, height: Int) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    package var left: Int { origin.x }
    package var top: Int { origin.y }
    /// The column after the last.
    package var right: Int { origin.x + size.width }
    /// The row after the last.
    package var bottom: Int { origin.y + size.height }

    package func contains(_ point: Point) -> Bool {
        point.x >= left && point.x < right && point.y >= top && point.y < bottom
    }

    package func row(_ y: Int) -> Rect { rows(from: y, to: y + 1) }

    /// From one row to the one before another.
    package func rows(from top: Int, to bottom: Int) -> Rect {
        Rect(x: left, y: top, width: size.width, height: bottom - top)
    }

    package func moved(columns: Int, rows: Int = 0) -> Rect {
        Rect(x: left + columns, y: top + rows, width: size.width, height: size.height)
    }

    /// `columns` and `rows` are taken off each side; never less than empty.
    package func inset(columns: Int, rows: Int) -> Rect {
        Rect(
            x: left + columns, y: top + rows, width: size.width - 2 * columns, height: size.height - 2 * rows)
    }
}
