import GameRules
import Model
import TerminalCore
import Localization
import Presentation

/// Draws the pages of the statistics.
struct StatisticsPlots {
    let statistics: PlayerStatistics
    let display: DisplayStyle
    let inks: SheetStyle

    /// Draws one page into an area.
    func draw(_ page: StatisticsPage, on canvas: inout Canvas, in area: Rect) {
        switch page {
        case .course:
            TrendPlot(points: statistics.figures.history, display: display, inks: inks).draw(
                on: &canvas, in: area)
        case .pads: drawPads(on: &canvas, in: area)
        case .confusions: drawConfusions(on: &canvas, in: area)
        case .lengths: drawLengths(on: &canvas, in: area)
        case .interference: drawInterference(on: &canvas, in: area)
        }
    }

    /// How many games the numbers rest on.
    private var basis: SafeText {
        let count = statistics.replayed
        return tr(count, one: "From the last game", other: "From the last \(count) games")
    }

    private var basisOfPads: SafeText {
        let count = statistics.replayed
        return tr(
            count, one: "From the last game; times are medians of correct presses",
            other: "From the last \(count) games; times are medians of correct presses")
    }

    private var basisOfInks: SafeText {
        let count = statistics.replayed
        return tr(
            count, one: "From the last game; word and ink the same, or other",
            other: "From the last \(count) games; word and ink the same, or other")
    }

    private func drawPads(on canvas: inout Canvas, in area: Rect) {
        var row = area.top
        for (pad, figures) in zip(Pad.allCases, statistics.simon.pads) {
            canvas.write(SafeText(pad.word), at: Point(x: area.left, y: row), inks.text)
            if let share = figures.accuracy {
                drawBar(share, count: figures.count, in: area, row: row, on: &canvas)
                let time = figures.medianReaction.map(Spoken.seconds) ?? "-"
                canvas.writeRight(SafeText(time), endingAt: area.right, row: row, inks.title)
            } else {
                canvas.write(
                    tr("not yet"), at: Point(x: area.left + namesWidth, y: row), inks.quiet)
            }
            row += area.size.height >= 10 ? 2 : 1
        }
        canvas.write(
            basisOfPads, at: Point(x: area.left, y: area.bottom - 1), inks.quiet,
            limit: area.size.width)
    }

    /// Columns of what stands before the bars: names of pads, and a gap.
    private var namesWidth: Int { max(8, (Pad.allCases.map { SafeText($0.word).columns }.max() ?? 0) + 1) }

    private func drawBar(_ share: Double, count: Int, in area: Rect, row: Int, on canvas: inout Canvas) {
        let width = max(4, area.size.width - 26 - namesWidth)
        ShareBar(share: share, display: display).draw(
            on: &canvas, at: Point(x: area.left + namesWidth, y: row), width: width, inks.accent
        )
        let text: SafeText = tr("\(Spoken.percent(share)) of \(count)")
        canvas.writeRight(text, endingAt: area.right - 9, row: row, inks.text)
    }

    /// A row for each pad that was right, a column for each that was pressed.
    private func drawConfusions(on canvas: inout Canvas, in area: Rect) {
        let width = 10
        func place(_ column: Int) -> Int { area.left + 12 + (column + 1) * width }
        canvas.write(tr("it was"), at: area.origin, inks.quiet)
        for pad in Pad.allCases {
            canvas.writeRight(
                SafeText(pad.word), endingAt: place(pad.rawValue), row: area.top, inks.quiet)
        }
        for right in Pad.allCases {
            let row = area.top + 2 + right.rawValue
            canvas.write(SafeText(right.word), at: Point(x: area.left, y: row), inks.text)
            for pressed in Pad.allCases {
                let count = statistics.simon.confusions(of: right, with: pressed)
                let style =
                    right == pressed || count == 0 ? inks.quiet : inks.title
                let text: SafeText = count == 0 ? "-" : "\(count)"
                canvas.writeRight(text, endingAt: place(pressed.rawValue), row: row, style)
            }
        }
        canvas.write(
            basis, at: Point(x: area.left, y: area.bottom - 1), inks.quiet,
            limit: area.size.width)
    }

    private func drawLengths(on canvas: inout Canvas, in area: Rect) {
        let lengths = statistics.squares.lengths.sorted { $0.key < $1.key }
        for (place, (length, figures)) in lengths.prefix(max(0, area.size.height - 2)).enumerated() {
            let row = area.top + place
            canvas.write("\(length)", at: Point(x: area.left, y: row), inks.text)
            drawBar(
                figures.accuracy, count: figures.successes + figures.failures, in: area, row: row, on: &canvas
            )
        }
        canvas.write(
            basis, at: Point(x: area.left, y: area.bottom - 1), inks.quiet,
            limit: area.size.width)
    }

    private func drawInterference(on canvas: inout Canvas, in area: Rect) {
        let match = statistics.match
        let rows: [(SafeText, MatchFigures.Condition)] = [
            (tr("same"), match.congruent), (tr("other"), match.incongruent),
        ]
        for (place, (name, condition)) in rows.enumerated() {
            let row = area.top + 2 * place
            canvas.write(name, at: Point(x: area.left, y: row), inks.text)
            guard let share = condition.accuracy else { continue }
            drawBar(share, count: condition.count + condition.wrong, in: area, row: row, on: &canvas)
            let time = condition.median.map(Spoken.seconds) ?? "-"
            canvas.writeRight(SafeText(time), endingAt: area.right, row: row, inks.title)
        }
        let text: SafeText =
            match.interference.map { tr("Stroop effect: \($0.signedMilliseconds) ms") }
            ?? tr("Stroop effect: not yet")
        canvas.write(text, at: Point(x: area.left, y: area.top + 4), inks.accent)
        canvas.write(
            basisOfInks, at: Point(x: area.left, y: area.bottom - 1), inks.quiet,
            limit: area.size.width)
    }
}
