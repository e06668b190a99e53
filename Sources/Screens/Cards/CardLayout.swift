import TerminalCore

/// Where things stand on the screen of a game of cards: header, a line of choices or figures, the table,
/// a quiet line and the keys.
struct CardLayout: Hashable, Sendable {
    /// The title's row, which also has the score and the best one at its ends.
    let title: Rect
    /// The row that says what is going on; a compact window has its choices there before a game.
    let subtitle: Rect
    /// The row of choices before a game and of figures in it, or nil where there is no room for it.
    let details: Rect?
    /// The cards.
    let table: Rect
    /// One quiet line; in a game the keys that work then.
    let notice: Rect
    /// The keys.
    let navigation: Rect

    /// Lays a window out.
    init(size: Size) {
        let (width, height) = (size.width, size.height)
        func row(_ y: Int) -> Rect { Rect(x: 0, y: y, width: width, height: 1) }
        guard width >= GameLayout.full.width, height >= GameLayout.full.height else {
            title = row(0)
            subtitle = row(1)
            details = nil
            table = Rect(x: 0, y: 2, width: width, height: height - 4)
            notice = row(height - 2)
            navigation = row(height - 1)
            return
        }
        let margin = height >= 28 ? 1 : 0
        title = Rect(x: 2, y: margin, width: width - 4, height: 1)
        subtitle = row(margin + 1)
        details = row(margin + 2)
        table = Rect(x: 2, y: 2 * margin + 3, width: width - 4, height: height - 5 - 4 * margin)
        notice = row(height - 2 - margin)
        navigation = row(height - 1 - margin)
    }

    /// Where the choices stand before a game.
    var choices: Rect { details ?? subtitle }
}
