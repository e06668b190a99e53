import Model
import TerminalCore

/// Where things stand on the screens that are pages: a title, what it is about, a sheet as large as its content asks
/// for, a quiet line and the keys.
///
/// In a compact window there is no sheet: the rows stand on the ground, from edge to edge.
struct PageLayout: Hashable, Sendable {
    struct Content: Hashable, Sendable {
        /// Columns that its rows need at most.
        var columns = PageLayout.readableColumns
        /// Rows, if they are to be seen at once.
        var rows = Int.max
        /// Whether a line below the title says what the page is about, in every size.
        var hasSubtitle = false
    }

    let size: Size
    /// The title's row.
    let title: Rect
    /// The row below it; nil where there is none.
    let subtitle: Rect?
    /// The sheet; in a compact window the whole width.
    let panel: Rect
    let body: Rect
    /// One quiet line.
    let notice: Rect
    let navigation: Rect
    /// Whether there is room for a sheet.
    let isRoomy: Bool

    /// Columns in which a line of text is easily read.
    static let readableColumns = 60

    /// Lays a window out; a sheet is no larger than its content.
    init(size: Size, _ content: Content = Content()) {
        self.size = size
        isRoomy = size.width >= GameLayout.full.width && size.height >= GameLayout.full.height
        let margin = isRoomy && size.height >= 28 ? 1 : 0
        func row(_ y: Int) -> Rect { Rect(x: 0, y: y, width: size.width, height: 1) }
        title = row(margin)
        notice = row(size.height - 2 - margin)
        navigation = row(size.height - 1 - margin)
        subtitle = isRoomy || content.hasSubtitle ? row(margin + 1) : nil
        guard isRoomy else {
            let top = content.hasSubtitle ? 2 : 1
            panel = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - 2 - top))
            body = panel.inset(columns: 1, rows: 0)
            return
        }
        let width = max(Self.leastColumns, min(content.columns + 2 * Self.padding, size.width - 4))
        let most = size.height - 5 - 3 * margin
        let height = content.rows < most - 2 ? content.rows + 2 : most
        panel = Rect(x: (size.width - width) / 2, y: 2 * margin + 2, width: width, height: height)
        body = panel.inset(columns: Self.padding, rows: 1)
    }

    /// Columns between the sheet's outside and its content: the edge, and two of air.
    private static let padding = 3
    /// A sheet that is narrower looks lost below its title.
    private static let leastColumns = 40

    /// The inks of what stands on the sheet, or on the ground where there is none.
    func inks(_ display: DisplayStyle) -> SheetStyle { SheetStyle(display.theme, isBare: !isRoomy) }

    /// Draws the title, the line below it, the sheet, and what lasts.
    func draw(
        title text: SafeText, subtitle line: SafeText? = nil, on canvas: inout Canvas,
        _ context: ScreenContext
    ) {
        let theme = context.display.theme
        canvas.centre(text, in: title, row: title.top, theme.title)
        if let subtitle, let line { canvas.centre(line, in: subtitle, row: subtitle.top, theme.accent) }
        if isRoomy { drawSheet(on: &canvas, context.display) }
        if let line = context.lastingMark(in: notice.size.width) {
            canvas.centre(line, in: notice, row: notice.top, theme.quiet)
        }
    }

    /// What the content lies on: a ground of its own, an edge, and a shadow that lifts it off the screen.
    private func drawSheet(on canvas: inout Canvas, _ display: DisplayStyle) {
        let style = SheetStyle(display.theme)
        canvas.fill(panel, with: Cell(" ", style.text))
        Border.draw(panel, on: &canvas, style: style.edge, unicode: display.unicode)
        guard display.unicode, let shadow = display.theme.shadow else { return }
        // Half a cell wide to the right and below, as if the light came from the upper left.
        let dark = Style(shadow, on: display.theme.text.background)
        for y in panel.top + 1..<panel.bottom { canvas[panel.right, y] = Cell("▌", dark) }
        for x in panel.left + 1..<panel.right { canvas[x, panel.bottom] = Cell("▀", dark) }
        canvas[panel.right, panel.bottom] = Cell("▘", dark)
    }
}
