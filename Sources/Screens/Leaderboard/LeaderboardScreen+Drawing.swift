import FoundationEssentials
import Model
import TerminalCore
import Localization
import Presentation

extension LeaderboardScreen {
    /// Draws the page.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let theme = context.display.theme
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: theme)
            return nil
        }
        let place =
            boards.count > 1 ? "  " + tr("\((boards.firstIndex(of: name) ?? 0) + 1) of \(boards.count)") : ""
        layout.draw(title: tr("Leaderboard"), subtitle: name.title + SafeText(place), on: &canvas, context)
        drawEntries(on: &canvas, context)
        if let word, context.storageNotice == nil {
            canvas.fill(layout.notice, with: Cell(" ", theme.text))
            canvas.centre(word, in: layout.notice, row: layout.notice.top, theme.quiet)
        }
        keys.draw(on: &canvas, in: layout.navigation, ink: .onGround(theme, dimmed: overlay != .none))
        switch overlay {
        case .none: return nil
        case .form(let form): return form.draw(on: &canvas, display: context.display)
        case .question(let question):
            question.draw(on: &canvas, display: context.display)
            return nil
        }
    }

    private func drawEntries(on canvas: inout Canvas, _ context: ScreenContext) {
        let (theme, inks) = (context.display.theme, layout.inks(context.display))
        guard !entries.isEmpty else {
            canvas.centre(
                tr("Nobody yet. Go back and press Enter to play."), in: layout.body, row: layout.body.top + 2,
                inks.quiet)
            return
        }
        drawRow(.heading, at: layout.body.top, on: &canvas, inks.quiet)
        for (place, index) in window.rows(of: entries.count, height: height).enumerated() {
            let isNewest = entries[index].id == context.newest
            let style = index == window.focus ? theme.focus : isNewest ? inks.accent : inks.text
            let y = layout.body.top + 2 + place
            if index == window.focus { canvas.focus = Point(x: layout.body.left + 7, y: y) }
            let row = LeaderboardRow(
                entries[index], place: index + 1, isNewest: isNewest, context.localTime)
            drawRow(row, at: y, on: &canvas, style)
        }
        let area = Rect(
            x: layout.body.left, y: layout.body.top + 2, width: layout.body.size.width, height: height)
        ScrollIndicators(window.rows(of: entries.count, height: height), of: entries.count)
            .draw(on: &canvas, in: area, context.display)
    }

    private func drawRow(_ row: LeaderboardRow, at y: Int, on canvas: inout Canvas, _ style: Style) {
        let body = layout.body
        canvas.fill(Rect(x: body.left, y: y, width: body.size.width, height: 1), with: Cell(" ", style))
        canvas.writeRight(row.rank, endingAt: body.left + 5, row: y, style)
        let dateWidth = body.size.width >= 50 ? 19 : 0
        let scoreEnd = body.right - 1 - dateWidth
        canvas.write(
            row.name, at: Point(x: body.left + 7, y: y), style, limit: max(0, scoreEnd - 7 - body.left - 7))
        canvas.writeRight(row.score, endingAt: scoreEnd, row: y, style)
        if dateWidth > 0 { canvas.writeRight(row.date, endingAt: body.right - 1, row: y, style) }
    }
}
