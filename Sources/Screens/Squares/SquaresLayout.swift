import TerminalCore

/// Where things stand on the screen of Squares: the rows of every game, and in its board the grid over a
/// line that tells.
struct SquaresLayout: Hashable, Sendable {
    let page: GameLayout
    let grid: Rect
    /// What can be chosen, or how far the round is.
    let status: Rect

    init(size: Size) {
        page = GameLayout(size: size)
        let board = page.board
        let air = board.size.height >= 22 ? 1 : 0
        grid = board.rows(from: board.top, to: board.bottom - 1 - air)
        status = Rect(x: 0, y: board.bottom - 1, width: size.width, height: 1)
    }
}
