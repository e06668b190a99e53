import GameRules
import Model
import TerminalCore
import Localization
import Presentation

/// Draws the pages of the statistics; each game's own are in its folder.
struct StatisticsPlots {
    let statistics: PlayerStatistics
    let palette: PaletteName
    let display: DisplayStyle
    let inks: SheetStyle

    func drawTrend(on canvas: inout Canvas, in area: Rect) {
        TrendPlot(kind: statistics.kind, figures: statistics.figures, display: display, inks: inks)
            .draw(on: &canvas, in: area)
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
