import Model
import TerminalCore

extension Canvas {
    /// Centred; a line that is too long ends in dots.
    mutating func centre(_ text: SafeText, in span: Rect, row: Int, _ style: Style) {
        let text = text.shortened(to: span.size.width)
        let width = min(text.columns, span.size.width)
        write(
            text, at: Point(x: span.left + (span.size.width - width) / 2, y: row), style,
            limit: span.size.width)
    }

    mutating func centre(_ lines: some Sequence<SafeText>, in span: Rect, from row: Int, _ style: Style) {
        for (index, line) in lines.enumerated() { centre(line, in: span, row: row + index, style) }
    }

    /// One below the other, left-aligned.
    mutating func write(_ lines: some Sequence<SafeText>, in span: Rect, from row: Int, _ style: Style) {
        for (index, line) in lines.enumerated() {
            write(line, at: Point(x: span.left, y: row + index), style, limit: span.size.width)
        }
    }

    mutating func writeRight(_ text: SafeText, endingAt column: Int, row: Int, _ style: Style) {
        write(text, at: Point(x: column - text.columns, y: row), style)
    }
}

extension Canvas {
    /// Keeps the ground that is there.
    mutating func centre(_ text: SafeText, in span: Rect, row: Int, on style: Style) {
        let width = min(text.columns, span.size.width)
        let x = span.left + (span.size.width - width) / 2
        var style = style
        style.background = self[x, row].style.background
        write(text, at: Point(x: x, y: row), style, limit: span.size.width)
    }
}
