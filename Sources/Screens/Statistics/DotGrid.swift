import TerminalCore

/// Dots and lines, with two by four dots a cell where the font has braille, one elsewhere.
struct DotGrid {
    /// In dots.
    let size: Size
    private let cells: Size
    private let isFine: Bool
    private var bits: [UInt8]

    init(_ cells: Size, isFine: Bool) {
        self.cells = cells
        self.isFine = isFine
        size = isFine ? Size(width: 2 * cells.width, height: 4 * cells.height) : cells
        bits = Array(repeating: 0, count: cells.width * cells.height)
    }

    /// From top to bottom (Unicode, block Braille Patterns).
    private static let left: [UInt8] = [0x01, 0x02, 0x04, 0x40]
    private static let right: [UInt8] = [0x08, 0x10, 0x20, 0x80]

    mutating func set(_ dot: Point) {
        guard dot.x >= 0, dot.y >= 0, dot.x < size.width, dot.y < size.height else { return }
        guard isFine else {
            bits[dot.y * cells.width + dot.x] = 1
            return
        }
        let column = dot.x.isMultiple(of: 2) ? Self.left : Self.right
        bits[dot.y / 4 * cells.width + dot.x / 2] |= column[dot.y % 4]
    }

    /// Draws a line without gaps.
    mutating func line(from start: Point, to end: Point) {
        let steps = max(abs(end.x - start.x), abs(end.y - start.y))
        guard steps > 0 else { return set(start) }
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            func between(_ one: Int, _ other: Int) -> Int {
                one + Int((Double(other - one) * share).rounded())
            }
            set(Point(x: between(start.x, end.x), y: between(start.y, end.y)))
        }
    }

    func cell(of dot: Point) -> Point { isFine ? Point(x: dot.x / 2, y: dot.y / 4) : dot }

    /// The dot at the left of the cell, about its middle row.
    func dot(in cell: Point) -> Point { isFine ? Point(x: 2 * cell.x, y: 4 * cell.y + 2) : cell }

    /// Cells without a dot are unchanged.
    /// - Parameter plain: the glyph where a cell is one dot.
    func draw(on canvas: inout Canvas, at origin: Point, _ style: Style, plain: Character) {
        for y in 0..<cells.height {
            for x in 0..<cells.width where bits[y * cells.width + x] != 0 {
                let pattern = Unicode.Scalar(0x2800 + UInt32(bits[y * cells.width + x]))
                let braille = pattern.map(Character.init) ?? plain
                canvas[origin.x + x, origin.y + y] = Cell(isFine ? braille : plain, style)
            }
        }
    }
}
