import TerminalCore

/// Where things stand on the screen of a game of cards: header, a line of choices or figures, the table,
/// a quiet line and the keys.
struct CardLayout: Hashable, Sendable {
    private let page: GameLayout

    init(size: Size) { page = GameLayout(size: size) }

    private var isRoomy: Bool { page.score != nil }

    /// The title's row, which also has the score and the best one at its ends.
    var title: Rect { isRoomy ? page.title.inset(columns: 2, rows: 0) : page.title }
    /// The row that says what is going on; a compact window has its choices there before a game.
    var subtitle: Rect { page.subtitle }

    /// The row of choices before a game and of figures in it, or nil where there is no room for it.
    var details: Rect? {
        isRoomy ? page.subtitle.row(page.subtitle.bottom) : nil
    }

    var table: Rect {
        let board = page.board
        return isRoomy
            ? board.rows(from: board.top + 1, to: board.bottom)
            : Rect(x: 0, y: board.top, width: page.size.width, height: board.size.height)
    }

    var choices: Rect { details ?? subtitle }
}
