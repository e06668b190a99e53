import TerminalCore

/// The areas of Match's screen: those of every game, and in its board a status line, the time, two cards and two answers.
struct MatchLayout: Hashable, Sendable {
    let page: GameLayout
    let status: Rect
    /// The remaining time, as a line that gets shorter; nil in a compact window.
    let bar: Rect?
    let cards: [Rect]
    let answers: [Rect]
    let name: Rect
    let lengths: Rect

    private static let gap = 2

    init(size: Size) {
        page = GameLayout(size: size)
        let board = page.board
        let isRoomy = page.score != nil
        let width = min((board.size.width - Self.gap) / 2, max(14, (board.size.height - 6) * 4))
        let left = board.left + (board.size.width - 2 * width - Self.gap) / 2
        let (both, bottom) = (2 * width + Self.gap, board.bottom)
        func row(_ y: Int) -> Rect { Rect(x: left, y: y, width: both, height: 1) }
        func pair(_ y: Int, height: Int) -> [Rect] {
            [0, width + Self.gap].map { Rect(x: left + $0, y: y, width: width, height: height) }
        }
        status = row(board.top)
        bar = isRoomy ? row(board.top + 1) : nil
        let cardsTop = board.top + (isRoomy ? 3 : 1)
        let answerRows = isRoomy ? 3 : 1
        let answersTop = bottom - answerRows
        let room = answersTop - cardsTop - (isRoomy ? 1 : 0)
        let height = min(room, max(4, width * 2 / 5))
        cards = pair(cardsTop + (room - height) / 2, height: height)
        answers = pair(answersTop, height: answerRows)
        name = isRoomy ? row(answersTop) : row(board.top)
        lengths = row(bottom - 1)
    }

    var isCompact: Bool { bar == nil }

    var table: Rect {
        Rect(
            x: cards[0].left, y: cards[0].top, width: cards[1].right - cards[0].left,
            height: cards[0].size.height)
    }
}
