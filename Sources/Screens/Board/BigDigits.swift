import TerminalCore

/// Digits of half blocks: three cells wide and three rows high, with square pixels.
struct BigDigits {
    /// In cells.
    static let rows = 3
    private static let gap = 1

    /// Five rows of three pixels each, bit 2 at the left.
    private static let shapes: [[UInt8]] = [
        [7, 5, 5, 5, 7], [2, 6, 2, 2, 7], [7, 1, 7, 4, 7], [7, 1, 3, 1, 7], [5, 5, 7, 1, 1],
        [7, 4, 7, 1, 7], [7, 4, 7, 5, 7], [7, 1, 1, 2, 2], [7, 5, 7, 5, 7], [7, 5, 7, 1, 7],
    ]

    private let digits: [[UInt8]]

    init(_ number: Int) {
        digits = String(max(0, number)).compactMap(\.wholeNumberValue).map { Self.shapes[$0] }
    }

    /// In cells.
    var columns: Int { digits.count * (3 + Self.gap) - Self.gap }

    func draw(at corner: Point, on canvas: inout Canvas, _ ink: Colour) {
        for (index, shape) in digits.enumerated() {
            for row in 0..<Self.rows {
                for column in 0..<3 {
                    let bit = UInt8(4 >> column)
                    let upper = shape[2 * row] & bit != 0
                    let lower = 2 * row + 1 < shape.count && shape[2 * row + 1] & bit != 0
                    guard upper || lower else { continue }
                    let (x, y) = (corner.x + index * (3 + Self.gap) + column, corner.y + row)
                    let glyph: Character = upper && lower ? "█" : upper ? "▀" : "▄"
                    canvas[x, y] = Cell(glyph, Style(ink, on: canvas[x, y].style.background))
                }
            }
        }
    }
}
