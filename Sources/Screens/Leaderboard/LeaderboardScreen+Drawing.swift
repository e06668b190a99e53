import FoundationEssentials
import Model
import Presentation
import TerminalCore
import Localization

extension LeaderboardScreen {
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let (layout, theme) = (layout(context.size), context.display.theme)
        layout.draw(title: tr("Leaderboard"), subtitle: subtitle(layout.size.width), on: &canvas, context)
        drawEntries(in: layout, on: &canvas, context)
        if let word, !(context.isNews && context.storageNotice != nil) {
            canvas.fill(layout.notice, with: Cell(" ", theme.text))
            canvas.centre(word, in: layout.notice, row: layout.notice.top, theme.quiet)
        }
        canvas.offerWheel(canvas.bounds, Action.scroll)
        keyBar(context).draw(
            on: &canvas, in: layout.navigation, ink: .onGround(theme, dimmed: overlay != .none),
            focus: overlay == .none ? focusedKey : nil)
        switch overlay {
        case .none: return nil
        case .form(let form): return form.draw(on: &canvas, display: context.display)
        case .question(let question):
            question.draw(on: &canvas, display: context.display)
            return nil
        }
    }

    /// The board's name, and more where there is room.
    private func subtitle(_ columns: Int) -> SafeText {
        let title = name.title
        let kept: SafeText = filter == .unaided ? ", " + SafeText(tr("unmarked")) : ""
        let count = boards.count
        let place = (boards.firstIndex(of: name) ?? 0) + 1
        let number: SafeText = count > 1 ? "  " + SafeText(tr("\(place) of \(count)")) : ""
        let layouts = [title + kept + number, title + kept, title]
        return layouts.first { $0.columns <= columns } ?? title
    }

    private func drawEntries(in layout: PageLayout, on canvas: inout Canvas, _ context: ScreenContext) {
        let (body, inks) = (layout.body, layout.inks(context.display))
        guard !entries.isEmpty else {
            let nobody: SafeText =
                filter == .unaided && hasAided ? tr("No scores without a mark") : tr("No scores yet")
            canvas.centre(nobody.wrapped(to: body.size.width), in: body, from: body.top + 1, inks.quiet)
            canvas.focus = Point(x: body.left, y: body.top + 1)
            return
        }
        let height = height(layout.size)
        let shown = window.rows(of: entries.count, height: height)
        let rows = shown.map { row($0, context) }
        let table = LeaderboardTable([.heading] + rows.map(\.words), in: body)
        let display = context.display
        let headings = Self.headingRows(in: layout.size)
        if headings > 0 {
            table.draw(.heading, at: body.top, on: &canvas, inks.quiet, bar: inks.quiet, display)
        }
        for (place, row) in rows.enumerated() {
            let index = shown.lowerBound + place
            let y = body.top + headings + place
            canvas.offer(Offer(body.row(y), Action.row(index), holdsScan: true))
            let isFocused = index == window.focus && focusedKey == nil
            if isFocused { canvas.focus = Point(x: table.nameLeft, y: y) }
            let medal = row.isRanked && inks.medals.indices.contains(index) ? inks.medals[index] : nil
            let style =
                isFocused ? context.display.theme.focus : row.isNewest ? inks.accent : inks.text
            table.draw(
                row.words, at: y, on: &canvas, style, medal: isFocused ? nil : medal,
                bar: isFocused ? style : inks.quiet, display)
        }
        let area = body.rows(from: body.top + headings, to: body.top + headings + height)
        ScrollIndicators(shown, of: entries.count).draw(on: &canvas, in: area, context.display)
        if hasLegend { drawLegend(of: rows.flatMap(\.marks), in: body, on: &canvas, inks) }
    }

    private func row(_ index: Int, _ context: ScreenContext)
        -> (words: LeaderboardRow, marks: [ScoreMark], isNewest: Bool, isRanked: Bool)
    {
        let entry = entries[index]
        let marks = ScoreMark.all(of: entry, evidence)
        let isNewest = entry.id == context.newest
        let words = LeaderboardRow(
            entry, place: index + 1, isNewest: isNewest, marks: marks, best: entries.first,
            RecentDays(at: context.date, context.localTime))
        return (words, marks, isNewest, entry.seed == nil)
    }

    private func drawLegend(
        of marks: [ScoreMark], in body: Rect, on canvas: inout Canvas, _ inks: SheetStyle
    ) {
        var x = body.left + 1
        for words in ScoreMark.legend(Set(marks)) where x + words.columns <= body.right {
            canvas.write(words, at: Point(x: x, y: body.bottom - 1), inks.quiet)
            x += words.columns + 3
        }
    }
}
