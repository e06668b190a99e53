import GameRules
import Model
import TerminalCore
import Localization
import Presentation

extension MatchScreen {
    /// Who plays, and for how long; returns where the text cursor stands.
    func drawSetup(on canvas: inout Canvas, _ display: DisplayStyle, typing field: TextField?) -> Point? {
        let theme = display.theme
        let isFocused = field != nil || stage == .ready && menu.focusedChoice == .name
        let label: SafeText = tr("Name") + " "
        let text =
            field.map { SafeText($0.text) } ?? setup.name?.shown ?? tr("who's playing?")
        let room = max(12, text.columns + 1)
        let left = layout.name.left + max(0, (layout.name.size.width - room - label.columns) / 2)
        let start = left + canvas.write(label, at: Point(x: left, y: layout.name.top), theme.accent)
        let style = isFocused && field == nil ? theme.focus : setup.name == nil ? theme.quiet : theme.text
        canvas.write(
            text, at: Point(x: start, y: layout.name.top),
            field.map { $0.isSelected ? theme.focus : theme.text } ?? style,
            limit: layout.name.right - start)
        let focus = stage == .ready ? menu.focusedChoice : nil
        MatchChoice.lengths(setup, unicode: display.unicode).draw(
            on: &canvas, in: layout.lengths, ink: .onGround(theme), focus: focus)
        return field.map { Point(x: start + $0.cursorColumn, y: layout.name.top) }
    }
}
