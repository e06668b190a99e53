import TerminalCore

/// Digits of half blocks, with square pixels, in three sizes.
struct BigDigits {
    private struct Font {
        let width: Int
        let height: Int
        /// Row by row from the top, the leftmost pixel in the highest of `width` bits.
        let shapes: [[UInt8]]
        /// Pixels of a dot's side.
        var scale = 1
    }

    private static let small = Font(
        width: 3, height: 5,
        shapes: [
            [7, 5, 5, 5, 7], [2, 6, 2, 2, 7], [7, 1, 7, 4, 7], [7, 1, 3, 1, 7], [5, 5, 7, 1, 1],
            [7, 4, 7, 1, 7], [7, 4, 7, 5, 7], [7, 1, 1, 2, 2], [7, 5, 7, 5, 7], [7, 5, 7, 1, 7],
        ])
    private static let medium = Font(
        width: 5, height: 7,
        shapes: [
            [14, 17, 17, 17, 17, 17, 14], [4, 12, 4, 4, 4, 4, 14], [14, 17, 1, 2, 4, 8, 31],
            [14, 17, 1, 6, 1, 17, 14], [2, 6, 10, 18, 31, 2, 2], [31, 16, 30, 1, 1, 17, 14],
            [6, 8, 16, 30, 17, 17, 14], [31, 1, 2, 4, 8, 8, 8], [14, 17, 17, 14, 17, 17, 14],
            [14, 17, 17, 15, 1, 2, 12],
        ])
    private static let large = Font(width: 3, height: 5, shapes: small.shapes, scale: 2)

    private let font: Font
    private let digits: [[UInt8]]

    private init(_ number: Int, _ font: Font) {
        self.font = font
        digits = String(max(0, number)).compactMap(\.wholeNumberValue).map { font.shapes[$0] }
    }

    /// The largest that fit into a hub; nil where none do.
    /// - Parameter line: the row below them, counted from the middle one; nil where they are alone.
    init?(_ number: Int, in disc: Disc, above line: Int?) {
        let fitting = [Self.large, Self.medium, Self.small].lazy.map { BigDigits(number, $0) }.first {
            let (top, bottom) = ($0.top(above: line), $0.top(above: line) + $0.rows - 1)
            // Corners may come close to the edge.
            return -top <= disc.hubRows / 2 && $0.columns <= disc.hubColumns(atRow: bottom)
                && $0.columns <= disc.hubColumns(atRow: top) + 4
        }
        guard let fitting else { return nil }
        self = fitting
    }

    /// Their first row, counted from the middle one.
    func top(above line: Int?) -> Int { line.map { $0 - rows } ?? -(rows / 2) }

    /// In cells.
    var rows: Int { (font.height * font.scale + 1) / 2 }
    var columns: Int { digits.count * (font.width * font.scale + font.scale) - font.scale }

    private func isSet(_ x: Int, _ y: Int) -> Bool {
        let (column, row) = (x / font.scale, y / font.scale)
        let (index, bit) = column.quotientAndRemainder(dividingBy: font.width + 1)
        guard bit < font.width, row < font.height else { return false }
        return digits[index][row] >> (font.width - 1 - bit) & 1 == 1
    }

    func draw(at corner: Point, on canvas: inout Canvas, _ ink: Colour) {
        for row in 0..<rows {
            for column in 0..<columns {
                let (upper, lower) = (isSet(column, 2 * row), isSet(column, 2 * row + 1))
                guard upper || lower else { continue }
                let (x, y) = (corner.x + column, corner.y + row)
                let glyph: Character = upper && lower ? "█" : upper ? "▀" : "▄"
                canvas[x, y] = Cell(glyph, Style(ink, on: canvas[x, y].style.background))
            }
        }
    }
}
