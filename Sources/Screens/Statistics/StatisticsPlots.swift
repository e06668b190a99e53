import GameRules
import Model
import TerminalCore
import Localization
import Presentation

/// Draws the pages of the statistics.
struct StatisticsPlots {
    let statistics: PlayerStatistics
    let palette: PaletteName
    let display: DisplayStyle
    let inks: SheetStyle

    func draw(_ page: StatisticsPage, on canvas: inout Canvas, in area: Rect) {
        switch (page, statistics.own) {
        case (.history, _):
            TrendPlot(kind: statistics.kind, figures: statistics.figures, display: display, inks: inks)
                .draw(on: &canvas, in: area)
        case (.pads, _): drawDetails(basisOfPads, on: &canvas, in: area)
        case (.confusions, .simon(let simon, _)): drawConfusions(simon, on: &canvas, in: area)
        case (.span, .simon(_, let spans)): draw(spans, on: &canvas, in: area)
        case (.lengths, _): drawDetails(basis, on: &canvas, in: area)
        case (.interference, _): drawDetails(basisOfInks, on: &canvas, in: area)
        default: break
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
            count, one: "From the last game: words in their own ink, and in another",
            other: "From the last \(count) games: words in their own ink, and in another")
    }

    /// Writes what numbers rest on at the bottom, whole; returns the area above.
    private func writeBasis(_ words: SafeText, on canvas: inout Canvas, in area: Rect) -> Rect {
        guard area.size.height >= 7 else { return area }
        let lines = words.wrapped(to: area.size.width)
        canvas.write(lines, in: area, from: area.bottom - lines.count, inks.quiet)
        return area.rows(from: area.top, to: area.bottom - lines.count)
    }

    // MARK: - Rows with bars

    private func drawDetails(_ basis: SafeText, on canvas: inout Canvas, in area: Rect) {
        let rows = StatisticsRows(statistics)
        var rest = writeBasis(basis, on: &canvas, in: area)
        if let effect = rows.effect {
            let text = SafeText("\(effect.title): \(effect.value ?? tr("not yet"))")
            canvas.write(text, at: rest.origin, inks.title, limit: rest.size.width)
            rest = rest.rows(from: rest.top + 2, to: rest.bottom)
        }
        guard !rows.details.isEmpty else {
            canvas.write(tr("not yet"), at: rest.origin, inks.quiet)
            return
        }
        // The longest are the ones to learn from.
        draw(rows.details.suffix(max(1, rest.size.height)), on: &canvas, in: rest)
    }

    private func draw(_ rows: [StatisticsRows.Detail], on canvas: inout Canvas, in area: Rect) {
        let gap = 2
        let names = rows.map { SafeText($0.title) }
        let shares: [SafeText] = rows.map { SafeText($0.shareText ?? tr("not yet")) }
        let hasTimes = rows.contains { $0.time != nil }
        let times = rows.map { SafeText($0.time ?? (hasTimes ? "-" : "")) }
        func most(_ words: [SafeText]) -> Int { words.map(\.columns).max() ?? 0 }
        let (name, share, time) = (most(names), most(shares), most(times))
        let timed = time > 0 ? gap + time : 0
        let bar = area.size.width - name - gap - share - gap - timed
        let step = area.size.height >= 2 * rows.count ? 2 : 1
        for (index, row) in rows.enumerated() where index * step < area.size.height {
            let y = area.top + index * step
            canvas.write(names[index], at: Point(x: area.left, y: y), inks.text)
            if let share = row.share, bar >= 4 {
                let style =
                    row.pad.flatMap(colour(of:)).map { Style($0, on: inks.text.background) } ?? inks.accent
                Bar(share: share, columns: bar, hasTrack: true)
                    .draw(on: &canvas, at: Point(x: area.left + name + gap, y: y), style, display)
            }
            canvas.writeRight(shares[index], endingAt: area.right - timed, row: y, inks.text)
            canvas.writeRight(times[index], endingAt: area.right, row: y, inks.title)
        }
    }

    /// A pad's own colour, as it can be seen on the sheet.
    private func colour(of pad: Pad) -> Colour? {
        guard display.colours != .none else { return nil }
        let colours = PadColours.of(pad, in: palette)
        let isLight = display.theme.knowsGround && !display.theme.ground.isDark
        let shown = isLight ? colours.lit.mixed(with: colours.unlit, 0.55) : colours.lit
        return shown.colour(console: isLight ? colours.console : colours.consoleLit)
    }

    private func draw(_ spans: SpanFigures, on canvas: inout Canvas, in area: Rect) {
        guard let conditions = SpanPlot.latest(of: spans) else {
            let words: SafeText = tr("Not measured yet: choose \"span\" with v before a game")
            return canvas.write(words.wrapped(to: area.size.width), in: area, from: area.top, inks.quiet)
        }
        SpanPlot(conditions: conditions, figures: spans, display: display, inks: inks)
            .draw(on: &canvas, in: area)
    }

    // MARK: - Pads taken for each other

    /// A row for each pad that was right, a column for each that was pressed.
    private func drawConfusions(_ simon: SimonFigures, on canvas: inout Canvas, in area: Rect) {
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
