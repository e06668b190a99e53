import Localization
import Model
import Presentation
import TerminalCore

/// A result to be copied by hand, where the terminal does not let programs write to the clipboard: nothing stands
/// beside its lines that would be selected with them.
struct ResultScreen: Screen {
    private let result: ResultText

    /// A page of a result.
    init(_ context: ScreenContext, _ result: ResultText) { self.result = result }

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .input(.key(let press)):
            let isPress = press.phase == .press
            let leaves = press.isBackKey || isPress && [.enter, .character("c")].contains(press.key)
            return leaves ? [.back] : []
        case .input(.mouse(let mouse)) where mouse.action == .press:
            return keys.action(at: mouse.position, in: layout(context).navigation) == .back ? [.back] : []
        default: return []
        }
    }

    private var keys: KeyBar<PageAction> { KeyBar(items: [PageAction.backItem]) }

    private func layout(_ context: ScreenContext) -> PageLayout { PageLayout(size: context.size) }

    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let (layout, theme) = (layout(context), context.display.theme)
        canvas.centre(tr("Your result"), in: layout.title, row: layout.title.top, theme.title)
        let (first, margin) = (layout.panel.top, layout.isRoomy ? Self.margin : 0)
        canvas.focus = Point(x: margin, y: first)
        for (row, line) in zip(first..<layout.notice.top, result.lines) {
            canvas.write(SafeText(line), at: Point(x: margin, y: row), theme.text)
        }
        for (row, line) in zip(first + result.lines.count + 1..<layout.navigation.top, hints) {
            canvas.write(line, at: Point(x: margin, y: row), theme.quiet)
        }
        keys.draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        return nil
    }

    /// The mouse is the program's, unless Shift is held (xterm's control sequences, "Mouse Tracking").
    private var hints: [SafeText] {
        [tr("Hold Shift to select it with the mouse."), tr("'simon share --text' prints it, too.")]
    }

    /// Columns before the lines, where there is room.
    private static let margin = 2
}
