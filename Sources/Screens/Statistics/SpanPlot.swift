import FoundationEssentials
import GameRules
import Localization
import Model
import Presentation
import TerminalCore

/// Means of span measurements over time with their spread, and the staircase of the last one.
struct SpanPlot {
    let conditions: SpanConditions
    let figures: SpanFigures
    let display: DisplayStyle
    let inks: SheetStyle

    private static let rowsOfBoth = 14

    private var measurements: [SpanFigures.Measurement] { figures.measurements[conditions, default: []] }

    /// The conditions measured last; nil without a measurement.
    static func latest(of figures: SpanFigures) -> SpanConditions? {
        figures.measurements.max {
            ($0.value.last?.date ?? .distantPast) < ($1.value.last?.date ?? .distantPast)
        }?
        .key
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        var top = area.top
        for line in (figures.summary(conditions) ?? "").wrapped(to: area.size.width) where top < area.bottom {
            canvas.write(line, at: Point(x: area.left, y: top), inks.text)
            top += 1
        }
        let rest = area.rows(from: top, to: area.bottom)
        guard rest.size.height >= Self.rowsOfBoth else { return drawMeans(on: &canvas, in: rest) }
        let middle = top + rest.size.height / 2
        drawMeans(on: &canvas, in: rest.rows(from: top, to: middle))
        drawStaircase(on: &canvas, in: rest.rows(from: middle, to: rest.bottom))
    }

    private func drawMeans(on canvas: inout Canvas, in area: Rect) {
        let spans = measurements.map { Double($0.result.tenths) / 10 }
        guard area.size.height > PlotFrame.rows, let mean = figures.mean(conditions) else { return }
        let spread = figures.spread(conditions) ?? 0
        let frame = PlotFrame(
            name: tr("span in pads"),
            values: PlotFrame.range(of: spans + [mean + spread, max(0, mean - spread)]),
            label: { SafeText(NumberText.number($0)) }, across: (tr("measurements"), "1", "\(spans.count)"))
        let field = frame.draw(on: &canvas, in: area, display, inks)
        guard field.size.width > 2, field.size.height > 0 else { return }
        // The mean as a line, the spread above and below it as dots.
        var (middle, bounds) = (grid(field), grid(field))
        let dots = middle.size
        let y = frame.dot(mean, of: dots.height)
        middle.line(from: Point(x: 0, y: y), to: Point(x: dots.width - 1, y: y))
        for value in [mean - spread, mean + spread] where spread > 0 {
            let y = frame.dot(value, of: dots.height)
            for x in stride(from: 0, to: dots.width, by: display.hasBraille ? 4 : 2) {
                bounds.set(Point(x: x, y: y))
            }
        }
        bounds.draw(on: &canvas, at: field.origin, inks.dimmed, plain: display.unicode ? "·" : ".")
        middle.draw(on: &canvas, at: field.origin, inks.accent, plain: "-")
        for (index, span) in spans.enumerated() {
            let share = spans.count > 1 ? Double(index) / Double(spans.count - 1) : 0.5
            let dot = Point(
                x: Int((share * Double(dots.width - 1)).rounded()), y: frame.dot(span, of: dots.height))
            let cell = middle.cell(of: dot)
            canvas[field.left + cell.x, field.top + cell.y] = Cell(display.unicode ? "•" : "o", inks.title)
        }
    }

    /// Each sequence of the last measurement: its length, and whether it was repeated correctly.
    private func drawStaircase(on canvas: inout Canvas, in area: Rect) {
        guard let trials = measurements.last?.trials, area.size.height > PlotFrame.rows else { return }
        let lengths = trials.map { Double($0.length) }
        let (right, wrong): (Character, Character) = display.unicode ? ("●", "○") : ("#", "o")
        let marks = tr("\(String(right)) right  \(String(wrong)) wrong")
        let frame = PlotFrame(
            name: tr("the last one: length") + "   " + SafeText(marks),
            values: (lengths.min() ?? 1)...(lengths.max() ?? 2), label: { "\(Int($0.rounded()))" },
            across: (tr("sequences"), "1", "\(trials.count)"))
        let field = frame.draw(on: &canvas, in: area, display, inks)
        guard field.size.width > 2, field.size.height > 0 else { return }
        func cell(_ index: Int) -> Point {
            let share = Double(index) / Double(max(1, trials.count - 1))
            return Point(
                x: Int((share * Double(field.size.width - 1)).rounded()),
                y: frame.dot(lengths[index], of: field.size.height))
        }
        var steps = grid(field)
        let (fine, tall) = display.hasBraille ? (2, 4) : (1, 1)
        for index in trials.indices.dropFirst() {
            let (from, to) = (cell(index - 1), cell(index))
            steps.line(
                from: Point(x: from.x * fine, y: from.y * tall + tall / 2),
                to: Point(x: to.x * fine, y: to.y * tall + tall / 2))
        }
        steps.draw(on: &canvas, at: field.origin, inks.dimmed, plain: display.unicode ? "·" : ".")
        for (index, trial) in trials.enumerated() {
            let place = cell(index)
            canvas[field.left + place.x, field.top + place.y] = Cell(
                trial.isRight ? right : wrong, trial.isRight ? inks.title : inks.accent)
        }
    }

    private func grid(_ field: Rect) -> DotGrid { DotGrid(field.size, isFine: display.hasBraille) }
}
