internal import TerminalCore

/// Where things stand on the screens that are pages: a title, a body in a column of readable width, a
/// quiet line and the keys.
struct PageLayout: Hashable, Sendable {
    /// The title's row.
    let title: Rect
    /// The body.
    let body: Rect
    /// One quiet line.
    let notice: Rect
    /// The keys.
    let navigation: Rect

    /// Columns of the body where there is room.
    private static let width = 64

    /// Lays a window out.
    init(size: Size, width: Int = PageLayout.width) {
        let columns = min(width, max(0, size.width - 2))
        let left = (size.width - columns) / 2
        let roomy = size.height >= SimonLayout.full.height
        let margin = size.height >= 28 ? 1 : 0
        func row(_ y: Int) -> Rect { Rect(x: left, y: y, width: columns, height: 1) }
        title = row(margin)
        let top = margin + (roomy ? 3 : 1)
        body = Rect(x: left, y: top, width: columns, height: max(0, size.height - top - 2 - margin))
        notice = row(size.height - 2 - margin)
        navigation = Rect(x: 0, y: size.height - 1 - margin, width: size.width, height: 1)
    }
}
