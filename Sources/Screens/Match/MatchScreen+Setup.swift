import GameRules
import Model
import TerminalCore
import Localization
import Presentation

extension MatchScreen {
    /// Draws the name and the length; returns where the text cursor stands.
    func drawSetup(on canvas: inout Canvas, _ display: DisplayStyle) -> Point? {
        let theme = display.theme
        var field: TextField?
        if case .typing(let typed) = dialog { field = typed }
        let isFocused = field != nil || shell.menu.focusedChoice == .name
        let label: SafeText = tr("Name") + " "
        let text =
            field.map { SafeText($0.text) } ?? setup.name?.shown ?? tr("who's playing?")
        let room = max(12, text.columns + 1)
        let left = layout.name.left + max(0, (layout.name.size.width - room - label.columns) / 2)
        let start = left + canvas.write(label, at: Point(x: left, y: layout.name.top), theme.accent)
        if field == nil { canvas.offer(ClickTarget(layout.name)) }
        if isFocused { canvas.focus = Point(x: left, y: layout.name.top) }
        let style = isFocused && field == nil ? theme.focus : setup.name == nil ? theme.quiet : theme.text
        canvas.write(
            text, at: Point(x: start, y: layout.name.top),
            field.map { $0.isSelected ? theme.focus : theme.text } ?? style,
            limit: layout.name.right - start)
        MatchChoice.lengths(setup, unicode: display.unicode).draw(
            on: &canvas, in: layout.lengths, ink: .onGround(theme), focus: shell.menu.focusedChoice)
        if case .alert(let missing) = dialog {
            MatchAlert(missing, in: canvas.bounds).draw(on: &canvas, display)
        }
        return field.map { Point(x: start + $0.cursorColumn, y: layout.name.top) }
    }
}
