import GameRules
import Localization
import Model
import Presentation
import TerminalCore

struct StatisticsPage: Sendable {
    /// A plot fills the available room, a table is as large as needed.
    let isPlot: Bool
    let draw: @Sendable (StatisticsPlots, inout Canvas, Rect) -> Void
    private let titles: @Sendable () -> [SafeText]

    /// - Parameter short: the title where there is little room.
    init(
        _ title: @autoclosure @escaping @Sendable () -> SafeText,
        short: @autoclosure @escaping @Sendable () -> SafeText? = nil, isPlot: Bool = false,
        draw: @escaping @Sendable (StatisticsPlots, inout Canvas, Rect) -> Void
    ) {
        titles = { [title(), short() ?? title()] }
        (self.isPlot, self.draw) = (isPlot, draw)
    }

    static func all(_ kind: GameKind) -> [StatisticsPage] {
        [
            StatisticsPage(
                kind.isTimed ? tr("Times of your games") : tr("Scores over time"), isPlot: true
            ) { $0.drawTrend(on: &$1, in: $2) }
        ] + kind.face.statistics
    }

    func title(in columns: Int) -> SafeText {
        let titles = titles()
        return titles[0].columns > columns ? titles[1] : titles[0]
    }
}

/// Draws the pages of the statistics; each game's own are in its folder.
struct StatisticsPlots {
    let statistics: PlayerStatistics
    let palette: PaletteName
    let display: DisplayStyle
    let inks: SheetStyle

    /// Scores over time: each game as a point, joined by a line, and the average of ten as another. The two
    /// differ in shape, so that no colour is needed; with more games than columns each is a dot.
    func drawTrend(on canvas: inout Canvas, in area: Rect) {
        let (isTimed, figures) = (statistics.kind.isTimed, statistics.figures)
        let (values, means) = (figures.history.map(\.value), figures.history.map(\.meanOfTen))
        guard let last = means.last else { return }
        let games = max(values.count, figures.games)
        let plot = Plot(
            name: isTimed ? tr("time") : tr("score"), values: Plot.range(of: values + [last]),
            label: { isTimed ? Duration.seconds($0.rounded()).clock : "\(Int($0.rounded()))" },
            across: (tr("games played"), "\(games - values.count + 1)", "\(games)"), count: values.count,
            display: display, inks: inks)
        guard let field = plot.drawAxes(on: &canvas, in: area) else { return }
        writeLegend(values.count, on: &canvas, in: area, beside: plot.name)
        let isSparse = values.count <= field.size.width
        plot.draw(values, joined: isSparse, on: &canvas, in: field, inks.dimmed, plain: "·")
        if means.count > 1 { plot.draw(means, on: &canvas, in: field, inks.accent, plain: "-") }
        if isSparse { plot.mark(values, on: &canvas, in: field) }
    }

    /// Written at the right, as far as there is room.
    private func writeLegend(_ count: Int, on canvas: inout Canvas, in area: Rect, beside name: SafeText) {
        let each: SafeText = tr(count, one: "the only game so far", other: "each of the last \(count) games")
        let games = SafeText(String(display.plotMark)) + " " + each
        let mean = (display.hasBraille ? "⠤⠤ " : "-- ") + SafeText(tr("average of ten"))
        let words = (count > 1 ? [games + "   " + mean, mean] : [games])
            .first { $0.columns <= area.size.width - name.columns - 3 }
        if let words { canvas.writeRight(words, endingAt: area.right, row: area.top, inks.quiet) }
    }

    /// Draws figures that only this game has.
    func figures<Figures: MoveFigures>(of _: Figures.Type, draw: (Figures) -> Void) {
        if let figures = statistics.own.figures as? Figures { draw(figures) }
    }

    /// How many games the numbers are based on.
    var basis: SafeText {
        let count = statistics.replayed
        return tr(count, one: "From the last game", other: "From the last \(count) games")
    }

    /// At the bottom, not shortened; returns the area above.
    func writeBasis(_ words: SafeText, on canvas: inout Canvas, in area: Rect) -> Rect {
        guard area.size.height >= 7 else { return area }
        let lines = words.wrapped(to: area.size.width)
        canvas.write(lines, in: area, from: area.bottom - lines.count, inks.quiet)
        return area.rows(from: area.top, to: area.bottom - lines.count)
    }

    // MARK: - Rows with bars

    func drawDetails(_ basis: SafeText, on canvas: inout Canvas, in area: Rect) {
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

    func colour(of pad: Pad) -> Colour? {
        guard display.colours != .none else { return nil }
        let colours = PadColours.of(pad, in: palette)
        let isLight = display.theme.knowsGround && !display.theme.ground.isDark
        let shown = isLight ? colours.lit.mixed(with: colours.unlit, 0.55) : colours.lit
        return shown.colour(console: isLight ? colours.console : colours.consoleLit)
    }
}
