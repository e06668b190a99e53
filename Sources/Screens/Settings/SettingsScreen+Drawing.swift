import Localization
import Model
import Presentation
import TerminalCore

extension SettingsScreen {
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let (theme, settings) = (context.display.theme, context.settings)
        let layout = Self.layout(context.size, of: Setting.all(settings).count)
        let (body, inks) = (layout.body, layout.inks(context.display))
        let list = body.rows(from: body.top, to: body.bottom - Self.helpRows)
        let table = SettingsTable(settings, window, in: list)
        layout.draw(title: title(table, settings), on: &canvas, context)
        var cursor: Point?
        for line in table.lines {
            if let group = line.group, table.groupColumns > 0 {
                canvas.write(group.title, at: Point(x: body.left, y: line.y), inks.accent)
            }
            cursor = draw(line, in: table.place(of: line), on: &canvas, inks, context) ?? cursor
        }
        let count = Setting.all(settings).count
        ScrollIndicators(window.rows(of: count, height: list.size.height), of: count).draw(
            on: &canvas, in: list, context.display)
        // While a name is edited, rows cannot be chosen.
        if field != nil {
            canvas.withdrawOffers()
            canvas.offer(Offer(canvas.bounds, Action.saveName, reach: .mouse))
        } else {
            canvas.offerWheel(canvas.bounds, Action.scroll)
        }
        keys(context).draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        if field != nil {
            // In place of the help, as far as there is room.
            let letters = LetterPad(columns: body.size.width, settings)
            let origin = Point(x: body.left, y: body.bottom - letters.rows)
            canvas.fill(body.rows(from: origin.y, to: body.bottom), with: Cell(" ", inks.text))
            letters.draw(on: &canvas, at: origin, inks.accent) { Action.letter($0) }
            return cursor
        }
        let words = refusal ?? told(row(settings), context)
        let help = words.wrapped(to: body.size.width).prefix(Self.helpRows)
        canvas.centre(help, in: body, from: body.bottom - help.count, inks.quiet)
        return cursor
    }

    /// Why the row does nothing now, if so, then what it is for.
    private func told(_ row: Setting, _ context: ScreenContext) -> SafeText {
        let help = row.help(context.settings)
        guard let obstacle = row.obstacle(context), obstacle != help else { return help }
        return tr("\(obstacle). \(help)")
    }

    /// Where groups have no names beside the rows, the title names that of the focused row.
    private func title(_ table: SettingsTable, _ settings: Settings) -> SafeText {
        guard table.groupColumns == 0,
            let group = SettingsGroup.allCases.first(where: { $0.rows(settings).contains(row(settings)) })
        else { return tr("Settings") }
        return tr("Settings: \(group.title)")
    }

    /// Returns the position of the text cursor, if it is in the row.
    private func draw(
        _ line: SettingsTable.Line, in place: Rect, on canvas: inout Canvas, _ inks: SheetStyle,
        _ context: ScreenContext
    ) -> Point? {
        let row = line.row
        let focused = line.index == window.focus
        let applies = row.obstacle(context) == nil
        let style = focused ? context.display.theme.focus : applies ? inks.text : inks.dimmed
        canvas.fill(place, with: Cell(" ", style))
        canvas.offer(
            Offer(
                place, Action.row(line.index), reach: row.waitsForInput ? .mouse : .everyone,
                holdsScan: true))
        if focused { canvas.focus = Point(x: place.left + 1, y: place.top) }
        if focused, let field {
            let width = canvas.write(row.name + " ", at: Point(x: place.left + 1, y: place.top), style)
            let start = Point(x: place.left + 1 + width, y: place.top)
            canvas.write(SafeText(field.text), at: start, style)
            return Point(x: start.x + field.cursorColumn, y: place.top)
        }
        let isAsking = focused && asking != nil
        let asked = isAsking ? Self.keyRequest : focused ? lesson?.request : nil
        let words = SettingsLine(
            row, asked ?? row.value(in: context.settings), focused: focused,
            columns: place.size.width - SettingsLine.margins)
        let colour =
            focused ? lesson?.pad.map { SettingsPicture.swatch(of: $0, context.settings.palette) } : nil
        let picture = asked == nil ? SettingsPicture(row, context.settings, context.display) : nil
        if focused && lesson == nil { words.offerSigns(on: &canvas, in: place, Action.nudge) }
        words.draw(on: &canvas, in: place, style, value: colour, picture: applies ? picture : nil)
        return nil
    }
}
