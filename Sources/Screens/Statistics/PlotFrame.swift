import Model
import TerminalCore

/// Two labelled axes round the field of a plot.
struct PlotFrame {
    let name: SafeText
    let values: ClosedRange<Double>
    let label: (Double) -> SafeText
    /// The horizontal axis: its name and the labels of its ends.
    let across: (name: SafeText, first: SafeText, last: SafeText)

    /// Rows outside the field: the upper name, the axis and its labels.
    static let rows = 3

    func draw(on canvas: inout Canvas, in area: Rect, _ display: DisplayStyle, _ inks: SheetStyle) -> Rect {
        let unicode = display.unicode
        let labels = [values.upperBound, values.lowerBound].map(label)
        let margin = (labels.map(\.columns).max() ?? 0) + 1
        let field = Rect(
            x: area.left + margin + 1, y: area.top + 1, width: area.size.width - margin - 1,
            height: area.size.height - Self.rows)
        guard field.size.height > 0, field.size.width > 0 else { return field }
        canvas.write(name, at: area.origin, inks.quiet, limit: area.size.width)
        for y in field.top..<field.bottom {
            canvas[field.left - 1, y] = Cell(unicode ? "│" : "|", inks.dimmed)
        }
        for (label, y) in zip(labels, [field.top, field.bottom - 1]) {
            canvas.writeRight(label, endingAt: field.left - 2, row: y, inks.quiet)
            canvas[field.left - 1, y] = Cell(unicode ? "┤" : "+", inks.dimmed)
        }
        canvas[field.left - 1, field.bottom] = Cell(unicode ? "└" : "+", inks.dimmed)
        for x in field.left..<field.right { canvas[x, field.bottom] = Cell(unicode ? "─" : "-", inks.dimmed) }
        drawAcross(on: &canvas, in: field, inks)
        return field
    }

    /// The name only where there is room.
    private func drawAcross(on canvas: inout Canvas, in field: Rect, _ inks: SheetStyle) {
        let row = field.bottom + 1
        let (first, last) = (across.first.columns, across.last.columns)
        let room = field.size.width - 2 * max(first, last) - 4
        guard across.name.columns <= room else {
            let ends = "\(across.first)-\(across.last)"
            let fitting = [SafeText(ends) + " " + across.name, across.name]
                .first { $0.columns <= field.size.width }
            canvas.write(fitting ?? across.last, at: Point(x: field.left, y: row), inks.quiet)
            return
        }
        canvas.write(across.first, at: Point(x: field.left, y: row), inks.quiet)
        canvas.centre(across.name, in: field, row: row, inks.quiet)
        canvas.writeRight(across.last, endingAt: field.right, row: row, inks.quiet)
    }

    /// Counted from the top.
    func dot(_ value: Double, of dots: Int) -> Int {
        let height = values.upperBound - values.lowerBound
        let share = height > 0 ? (values.upperBound - value) / height : 0.5
        return min(dots - 1, max(0, Int((share * Double(dots - 1)).rounded())))
    }

    /// For values of at least 0: from 0, unless all are far from it, to a whole number.
    static func range(of values: [Double]) -> ClosedRange<Double> {
        let least = values.min() ?? 0
        let most = max((values.max() ?? 0).rounded(.up), 1)
        let bottom = least < most / 2 ? 0 : least.rounded(.down)
        return bottom...max(most, bottom + 1)
    }
}

extension DisplayStyle {
    /// Whether the font can be trusted with braille.
    var hasBraille: Bool { unicode && colours != .console }
}
