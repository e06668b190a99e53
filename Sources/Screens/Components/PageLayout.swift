import Model
import Presentation
import TerminalCore

/// Where things stand on the screens that are pages: a title, a panel in a column of readable width, a
/// quiet line and the keys.
struct PageLayout: Hashable, Sendable {
    /// The window.
    let size: Size
    /// The title's row.
    let title: Rect
    /// The panel that the body stands on.
    let panel: Rect
    /// The body.
    let body: Rect
    /// One quiet line.
    let notice: Rect
    /// The keys.
    let navigation: Rect

    /// Columns of the body where there is room.
    static let width = 60

    /// Lays a window out; a panel is no higher than its rows need.
    /// - Parameter rows: how many rows the body has to show.
    init(size: Size, rows: Int = .max) {
        self.size = size
        let isRoomy = size.width >= GameLayout.full.width && size.height >= GameLayout.full.height
        let margin = size.height >= 28 ? 1 : 0
        func row(_ y: Int) -> Rect { Rect(x: 0, y: y, width: size.width, height: 1) }
        title = row(margin)
        notice = row(size.height - 2 - margin)
        navigation = row(size.height - 1 - margin)
        guard isRoomy else {
            panel = Rect(x: 0, y: 1, width: size.width, height: max(0, size.height - 3))
            body = panel.inset(columns: 1, rows: 0)
            return
        }
        let width = min(Self.width + 6, size.width - 4)
        let most = size.height - 5 - 3 * margin
        let height = rows < most - 2 ? rows + 2 : most
        let top = 2 * margin + 2
        panel = Rect(x: (size.width - width) / 2, y: top, width: width, height: height)
        body = panel.inset(columns: 3, rows: 1)
    }

    /// Draws the title and the panel.
    func draw(title text: SafeText, on canvas: inout Canvas, _ context: ScreenContext) {
        let theme = context.display.theme
        canvas.centre(text, in: title, row: title.top, theme.title)
        canvas.fill(panel, with: Cell(" ", theme.panel))
        if let line = context.storageNotice ?? context.soundNotice {
            canvas.centre(line, in: notice, row: notice.top, theme.quiet)
        }
    }
}
