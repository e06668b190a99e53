import Model
import Presentation
import TerminalCore

/// The layout of pages: title, subtitle, a sheet as large as its content, notice and keys. In a compact
/// window there is no sheet: the rows are on the ground, from edge to edge.
struct PageLayout: Hashable, Sendable {
    struct Content: Hashable, Sendable {
        /// The most columns that it takes.
        var columns = PageLayout.readableColumns
        /// If all should be visible at once.
        var rows = Int.max
        /// Whether a line below the title describes the page, in every size.
        var hasSubtitle = false
    }

    let size: Size
    let title: Rect
    let subtitle: Rect?
    /// In a compact window the whole width.
    let panel: Rect
    let body: Rect
    let notice: Rect
    let navigation: Rect
    let isRoomy: Bool

    /// A line of text of this width is easy to read.
    static let readableColumns = 60

    /// The sheet is no larger than its content.
    init(size: Size, _ content: Content = Content()) {
        self.size = size
        let rows = GameLayout(size: size)
        (title, notice, navigation, isRoomy) = (rows.title, rows.notice, rows.navigation, rows.score != nil)
        subtitle = isRoomy || content.hasSubtitle ? rows.subtitle : nil
        guard isRoomy else {
            let top = content.hasSubtitle ? 2 : 1
            panel = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - 2 - top))
            body = panel.inset(columns: 1, rows: 0)
            return
        }
        let width = max(Self.leastColumns, min(content.columns + 2 * Self.padding, size.width - 4))
        let most = notice.top - rows.board.top - 1
        let height = content.rows < most - 2 ? content.rows + 2 : most
        panel = Rect(x: (size.width - width) / 2, y: rows.board.top, width: width, height: height)
        body = panel.inset(columns: Self.padding, rows: 1)
    }

    /// The edge, and two columns of air.
    private static let padding = 3
    /// A narrower sheet looks lost below its title.
    private static let leastColumns = 40

    /// For the sheet, or the ground where there is none.
    func inks(_ display: DisplayStyle) -> SheetStyle { SheetStyle(display.theme, isBare: !isRoomy) }

    /// - Parameter message: answers the player, in place of lasting notices.
    func draw(
        title text: SafeText, subtitle line: SafeText? = nil, message: SafeText? = nil,
        on canvas: inout Canvas, _ context: ScreenContext
    ) {
        let theme = context.display.theme
        canvas.centre(text, in: title, row: title.top, theme.title)
        if let subtitle, let line { canvas.centre(line, in: subtitle, row: subtitle.top, theme.accent) }
        if isRoomy { drawSheet(on: &canvas, context.display) }
        // A notice about the files comes before anything else.
        let message = context.isNews && context.storageNotice != nil ? nil : message
        if let line = message ?? context.lastingMark(in: notice.size.width) {
            canvas.centre(line, in: notice, row: notice.top, theme.quiet)
        }
    }

    private func drawSheet(on canvas: inout Canvas, _ display: DisplayStyle) {
        let style = SheetStyle(display.theme)
        canvas.fill(panel, with: Cell(" ", style.text))
        Border.draw(panel, on: &canvas, style: style.edge)
        guard display.unicode, let shadow = display.theme.shadow else { return }
        // Half a cell wide to the right and below, as if lit from the upper left.
        let dark = Style(shadow, on: display.theme.text.background)
        for y in panel.top + 1..<panel.bottom { canvas[panel.right, y] = Cell("▌", dark) }
        for x in panel.left + 1..<panel.right { canvas[x, panel.bottom] = Cell("▀", dark) }
        canvas[panel.right, panel.bottom] = Cell("▘", dark)
    }
}
