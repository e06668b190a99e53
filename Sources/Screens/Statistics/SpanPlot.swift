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

    /// The mean as a line, the spread above and below it as dots.
    private func drawMeans(on canvas: inout Canvas, in area: Rect) {
        let spans = measurements.map { Double($0.result.tenths) / 10 }
        guard let mean = figures.mean(conditions) else { return }
        let spread = figures.spread(conditions) ?? 0
        let plot = Plot(
            name: tr("span in pads"),
            values: Plot.range(of: spans + [mean + spread, max(0, mean - spread)]),
            label: { SafeText(NumberText.number($0)) }, across: (tr("measurements"), "1", "\(spans.count)"),
            count: spans.count, display: display, inks: inks)
        guard let field = plot.drawAxes(on: &canvas, in: area) else { return }
        for value in [mean - spread, mean + spread] where spread > 0 {
            plot.drawLevel(
                value, every: display.hasBraille ? 4 : 2, on: &canvas, in: field, inks.dimmed, plain: "·")
        }
        plot.drawLevel(mean, on: &canvas, in: field, inks.accent, plain: "-")
        plot.mark(spans, on: &canvas, in: field)
    }

    /// Each sequence of the last measurement: its length, and whether it was repeated correctly.
    private func drawStaircase(on canvas: inout Canvas, in area: Rect) {
        guard let trials = measurements.last?.trials else { return }
        let lengths = trials.map { Double($0.length) }
        let (right, wrong): (Character, Character) = display.unicode ? ("●", "○") : ("#", "o")
        let marks = tr("\(String(right)) right  \(String(wrong)) wrong")
        let plot = Plot(
            name: tr("the last one: length") + "   " + SafeText(marks),
            values: (lengths.min() ?? 1)...(lengths.max() ?? 2), label: { "\(Int($0.rounded()))" },
            across: (tr("sequences"), "1", "\(trials.count)"), count: trials.count, display: display,
            inks: inks)
        guard let field = plot.drawAxes(on: &canvas, in: area) else { return }
        let cells = lengths.enumerated().map { plot.point($0, $1, in: field.size) }
        var steps = plot.grid(field)
        for (from, to) in zip(cells, cells.dropFirst()) {
            steps.line(from: steps.dot(in: from), to: steps.dot(in: to))
        }
        steps.draw(on: &canvas, at: field.origin, inks.dimmed, plain: "·")
        for (trial, cell) in zip(trials, cells) {
            canvas[field.left + cell.x, field.top + cell.y] = Cell(
                trial.isRight ? right : wrong, trial.isRight ? inks.title : inks.accent)
        }
    }
}
