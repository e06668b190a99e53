import Localization
import Model
import Presentation
import TerminalCore

/// A result to copy by hand, where programs cannot write to the clipboard: nothing is beside its lines that
/// would be selected with them.
struct ResultScreen: Page {
    enum Action: PageAction { case back }

    static let bindings: KeyTable<Action> = [Binding(.enter, .character("c"), does: .back)]

    private let result: ResultText

    init(_ context: ScreenContext, _ result: ResultText) { self.result = result }

    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] { [.back] }

    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let (layout, theme) = (PageLayout(size: context.size), context.display.theme)
        canvas.centre(tr("Your result"), in: layout.title, row: layout.title.top, theme.title)
        let (first, margin) = (layout.panel.top, layout.isRoomy ? Self.margin : 0)
        canvas.focus = Point(x: margin, y: first)
        for (row, line) in zip(first..<layout.notice.top, result.lines) {
            canvas.write(SafeText(line), at: Point(x: margin, y: row), theme.text)
        }
        for (row, line) in zip(first + result.lines.count + 1..<layout.navigation.top, hints) {
            canvas.write(line, at: Point(x: margin, y: row), theme.quiet)
        }
        keyBar(context).draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        return nil
    }

    /// The program gets the mouse unless Shift is held (xterm's control sequences, "Mouse Tracking").
    private var hints: [SafeText] {
        [
            tr("Hold Shift to select it with the mouse."), tr("'simon share --text' prints it, too."),
            tr("'simon share --png FILE' draws it."),
        ]
    }

    /// Left of the lines, where there is room.
    private static let margin = 2
}
