import Glibc
package import TerminalCore

extension String {
    /// Whether another text is part of it, byte by byte: what is drawn and what tests look for are spelled alike, and
    /// tests look a hundred thousand times.
    package func hasBytes(of other: String) -> Bool { strstr(self, other) != nil }
}

extension Canvas {
    /// What stands on it, from top to bottom, with the blanks at the ends of the lines.
    package var rows: [String] {
        (0..<size.height).map { y in
            var row = ""
            for x in 0..<size.width { row.append(self[x, y].character) }
            return row
        }
    }

    /// The same without those blanks.
    package var lines: [String] {
        rows.map { row in
            var line = row
            while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
            return line
        }
    }
}

extension [String] {
    /// Where a text begins on lines that lie below each other.
    package func place(of text: String) -> Point? {
        for (y, line) in enumerated() {
            if let range = line.firstRange(of: text) {
                return Point(x: line.distance(from: line.startIndex, to: range.lowerBound), y: y)
            }
        }
        return nil
    }
}
