import GameRules
import Model
import Presentation
import TerminalCore
import Localization

/// Scores over time: each game as a point, joined by a line, and the average of ten as another. The two
/// differ in shape, so that no colour is needed; with more games than columns each is a dot.
struct TrendPlot {
    let kind: GameKind
    let figures: GameFigures
    let display: DisplayStyle
    let inks: SheetStyle

    func draw(on canvas: inout Canvas, in area: Rect) {
        let points = figures.history
        guard area.size.height > PlotFrame.rows, let last = points.last else { return }
        let games = max(points.count, figures.games)
        let frame = PlotFrame(
            name: kind.isTimed ? tr("time") : tr("score"),
            values: PlotFrame.range(of: points.map(\.value) + [last.meanOfTen]),
            label: { kind.isTimed ? Duration.seconds($0.rounded()).clock : "\(Int($0.rounded()))" },
            across: (tr("games played"), "\(games - points.count + 1)", "\(games)"))
        let field = frame.draw(on: &canvas, in: area, display, inks)
        guard field.size.width > 2, field.size.height > 0 else { return }
        drawLegend(on: &canvas, in: area, frame, points.count)
        var (each, means) = (grid(field), grid(field))
        let dots = each.size
        func place(_ index: Int, _ value: Double) -> Point {
            let share = points.count > 1 ? Double(index) / Double(points.count - 1) : 0.5
            let x = Int((share * Double(dots.width - 1)).rounded())
            return Point(x: x, y: frame.dot(value, of: dots.height))
        }
        let isSparse = points.count <= field.size.width
        for index in points.indices {
            let game = place(index, points[index].value)
            let mean = place(index, points[index].meanOfTen)
            guard index > 0 else {
                each.set(game)
                means.set(mean)
                continue
            }
            if isSparse {
                each.line(from: place(index - 1, points[index - 1].value), to: game)
            } else {
                each.set(game)
            }
            means.line(from: place(index - 1, points[index - 1].meanOfTen), to: mean)
        }
        each.draw(on: &canvas, at: field.origin, inks.dimmed, plain: display.unicode ? "·" : ".")
        if points.count > 1 { means.draw(on: &canvas, at: field.origin, inks.accent, plain: "-") }
        guard isSparse else { return }
        for index in points.indices {
            let cell = each.cell(of: place(index, points[index].value))
            canvas[field.left + cell.x, field.top + cell.y] = Cell(mark, inks.title)
        }
    }

    private var mark: Character { display.unicode ? "•" : "o" }

    private func grid(_ field: Rect) -> DotGrid { DotGrid(field.size, isFine: display.hasBraille) }

    /// At the right of the upper name, as far as there is room.
    private func drawLegend(on canvas: inout Canvas, in area: Rect, _ frame: PlotFrame, _ count: Int) {
        let (game, line): (SafeText, SafeText) = (SafeText(String(mark)), display.hasBraille ? "⠤⠤" : "--")
        let games: SafeText = tr(count, one: "the only game so far", other: "each of the last \(count) games")
        let mean = line + " " + SafeText(tr("average of ten"))
        let layouts = count > 1 ? [game + " " + games + "   " + mean, mean] : [game + " " + games]
        let room = area.size.width - frame.name.columns - 3
        guard let words = layouts.first(where: { $0.columns <= room }) else { return }
        canvas.writeRight(words, endingAt: area.right, row: area.top, inks.quiet)
    }
}
