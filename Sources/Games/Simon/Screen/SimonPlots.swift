import GameRules
import Localization
import Model
import Presentation
import TerminalCore

// What only Simon's statistics show.
extension StatisticsPlots {
    var basisOfPads: SafeText {
        let count = statistics.replayed
        return tr(
            count, one: "From the last game; times are medians of correct presses",
            other: "From the last \(count) games; times are medians of correct presses")
    }

    func draw(_ spans: SpanFigures, on canvas: inout Canvas, in area: Rect) {
        guard let conditions = SpanPlot.latest(of: spans) else {
            let words: SafeText = tr("Not measured yet: choose \"span\" with v before a game")
            return canvas.write(words.wrapped(to: area.size.width), in: area, from: area.top, inks.quiet)
        }
        SpanPlot(conditions: conditions, figures: spans, display: display, inks: inks)
            .draw(on: &canvas, in: area)
    }

    /// A row for each pad that was right, a column for each that was pressed.
    func drawConfusions(_ simon: SimonFigures, on canvas: inout Canvas, in area: Rect) {
        let names = Pad.allCases.map { SafeText($0.word) }
        let isTight = area.size.height < 7
        let rest = isTight ? area : writeBasis(basis, on: &canvas, in: area)
        let (right, pressed): (SafeText, SafeText) = (tr("correct pad"), tr("pressed"))
        let most = names.map(\.columns).max() ?? 0
        let first = max(most + 2, right.columns) + 2
        // Whole names, or else the pads' numbers, which stand before them in the rows.
        let hasNames = first + names.count * (most + 2) <= rest.size.width
        let width = hasNames ? min(most + 6, (rest.size.width - first) / names.count) : 4
        func end(_ column: Int) -> Int { rest.left + first + (column + 1) * width }
        let loose = rest.size.height >= 8
        let heading = rest.top + (isTight ? 0 : 1)
        canvas.write(right, at: rest.origin, inks.quiet)
        if !isTight {
            canvas.writeRight(pressed, endingAt: end(names.count - 1), row: rest.top, inks.quiet)
        }
        for (pad, name) in zip(Pad.allCases, names) {
            let words = hasNames ? name : "\(pad.rawValue + 1)"
            let style = colour(of: pad).map { Style($0, on: inks.text.background, .bold) } ?? inks.title
            canvas.writeRight(words, endingAt: end(pad.rawValue), row: heading, style)
        }
        for (right, name) in zip(Pad.allCases, names) {
            let row = heading + (loose ? 2 : 1) + right.rawValue
            canvas.write("\(right.rawValue + 1) \(name)", at: Point(x: rest.left, y: row), inks.text)
            for pressed in Pad.allCases {
                let count = simon.confusions(of: right, with: pressed)
                let style = right == pressed || count == 0 ? inks.quiet : inks.title
                let text: SafeText = count == 0 ? "-" : "\(count)"
                canvas.writeRight(text, endingAt: end(pressed.rawValue), row: row, style)
            }
        }
    }
}
