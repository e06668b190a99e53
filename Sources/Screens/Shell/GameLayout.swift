import TerminalCore

struct GameLayout: Hashable, Sendable {
    let size: Size
    /// Holds the score, too, in a compact window.
    var title: Rect
    var subtitle: Rect
    /// Holds score and best; nil where they are in the title's row.
    let score: Rect?
    let board: Rect
    let notice: Rect
    let navigation: Rect

    /// The smallest window with every row in its own place.
    static let full = Size(width: 60, height: 20)

    init(size: Size) {
        self.size = size
        let (width, height) = (size.width, size.height)
        func row(_ y: Int) -> Rect { Rect(x: 0, y: y, width: width, height: 1) }
        guard size.width >= Self.full.width, height >= Self.full.height else {
            title = row(0)
            subtitle = row(1)
            score = nil
            board = Rect(x: 1, y: 2, width: width - 2, height: height - 4)
            notice = row(height - 2)
            navigation = row(height - 1)
            return
        }
        let margin = height >= 28 ? 1 : 0
        title = row(margin)
        subtitle = row(margin + 1)
        score = row(margin)
        // A tall window has an empty row above and below the board.
        board = Rect(x: 2, y: 2 * margin + 2, width: width - 4, height: height - 4 - 4 * margin)
        notice = row(height - 2 - margin)
        navigation = row(height - 1 - margin)
    }
}
