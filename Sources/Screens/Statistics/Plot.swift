import Model
import TerminalCore

/// Values in order, between two labelled axes.
struct Plot {
    let name: SafeText
    let values: ClosedRange<Double>
    let label: (Double) -> SafeText
    /// The horizontal axis: its name and the labels of its ends.
    let across: (name: SafeText, first: SafeText, last: SafeText)
    let count: Int
    let display: DisplayStyle
    let inks: SheetStyle

    /// Rows outside the field: the upper name, the axis and its labels.
    private static let rows = 3

    /// The range to show of values of at least 0: from 0, unless all are far from it, to a whole number.
    static func range(of values: [Double]) -> ClosedRange<Double> {
        let least = values.min() ?? 0
        let most = max((values.max() ?? 0).rounded(.up), 1)
        let bottom = least < most / 2 ? 0 : least.rounded(.down)
        return bottom...max(most, bottom + 1)
    }

    /// Returns the field, nil where there is no room for one.
    func drawAxes(on canvas: inout Canvas, in area: Rect) -> Rect? {
        let labels = [values.upperBound, values.lowerBound].map(label)
        let margin = (labels.map(\.columns).max() ?? 0) + 1
        let field = Rect(
            x: area.left + margin + 1, y: area.top + 1, width: area.size.width - margin - 1,
            height: area.size.height - Self.rows)
        guard field.size.height > 0, field.size.width > 0 else { return nil }
        canvas.write(name, at: area.origin, inks.quiet, limit: area.size.width)
        for y in field.top..<field.bottom { canvas[field.left - 1, y] = Cell("│", inks.dimmed) }
        for (label, y) in zip(labels, [field.top, field.bottom - 1]) {
            canvas.writeRight(label, endingAt: field.left - 2, row: y, inks.quiet)
            canvas[field.left - 1, y] = Cell("┤", inks.dimmed)
        }
        canvas[field.left - 1, field.bottom] = Cell("└", inks.dimmed)
        canvas.fill(field.row(field.bottom), with: Cell("─", inks.dimmed))
        writeAcross(on: &canvas, in: field)
        return field.size.width > 2 ? field : nil
    }

    /// The name only where there is room.
    private func writeAcross(on canvas: inout Canvas, in field: Rect) {
        let row = field.bottom + 1
        let room = field.size.width - 2 * max(across.first.columns, across.last.columns) - 4
        guard across.name.columns <= room else {
            let fitting = ["\(across.first)-\(across.last) \(across.name)", across.name]
                .first { $0.columns <= field.size.width }
            canvas.write(fitting ?? across.last, at: Point(x: field.left, y: row), inks.quiet)
            return
        }
        canvas.write(across.first, at: Point(x: field.left, y: row), inks.quiet)
        canvas.centre(across.name, in: field, row: row, inks.quiet)
        canvas.writeRight(across.last, endingAt: field.right, row: row, inks.quiet)
    }

    // MARK: - In the field

    func grid(_ field: Rect) -> DotGrid { DotGrid(field.size, isFine: display.hasBraille) }

    /// The position of a value, in dots or cells of a field of that size.
    func point(_ index: Int, _ value: Double, in size: Size) -> Point {
        let share = count > 1 ? Double(index) / Double(count - 1) : 0.5
        return Point(x: Int((share * Double(size.width - 1)).rounded()), y: row(of: value, in: size))
    }

    private func row(of value: Double, in size: Size) -> Int {
        let height = values.upperBound - values.lowerBound
        let share = height > 0 ? (values.upperBound - value) / height : 0.5
        return min(size.height - 1, max(0, Int((share * Double(size.height - 1)).rounded())))
    }

    /// A line through the values, or a dot for each.
    func draw(
        _ values: [Double], joined: Bool = true, on canvas: inout Canvas, in field: Rect, _ style: Style,
        plain: Character
    ) {
        var grid = grid(field)
        let dots = values.enumerated().map { point($0, $1, in: grid.size) }
        for index in dots.indices {
            grid.line(from: dots[joined ? max(0, index - 1) : index], to: dots[index])
        }
        grid.draw(on: &canvas, at: field.origin, style, plain: plain)
    }

    /// Draws from edge to edge, a dot in every so many columns.
    func drawLevel(
        _ value: Double, every step: Int = 1, on canvas: inout Canvas, in field: Rect, _ style: Style,
        plain: Character
    ) {
        var grid = grid(field)
        let y = row(of: value, in: grid.size)
        for x in stride(from: 0, to: grid.size.width, by: step) { grid.set(Point(x: x, y: y)) }
        grid.draw(on: &canvas, at: field.origin, style, plain: plain)
    }

    func mark(_ values: [Double], on canvas: inout Canvas, in field: Rect) {
        let grid = grid(field)
        for (index, value) in values.enumerated() {
            let cell = grid.cell(of: point(index, value, in: grid.size))
            canvas[field.left + cell.x, field.top + cell.y] = Cell(display.plotMark, inks.title)
        }
    }
}

extension DisplayStyle {
    /// Whether the font can be trusted with braille.
    var hasBraille: Bool { unicode && colours != .console }
    var plotMark: Character { unicode ? "•" : "o" }
}
