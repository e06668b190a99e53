import TerminalCore

/// Cards laid out on a table in rows and columns, as large as fit.
struct CardGrid: Hashable, Sendable {
    let rects: [Rect]

    private static let leastWidth = 3

    /// Lays cards out, their shape as close as possible to a proportion: in full rows, unless only others leave room for
    /// what stands on the cards.
    /// - Parameters:
    ///   - proportion: columns to rows of a card.
    ///   - text: the columns of the longest text, which is not to be cut.
    init(count: Int, in area: Rect, proportion: Double, text: Int = 0) {
        var best: (cards: [Rect], value: (Int, Double)) = ([], (-1, 0))
        for columns in 1...max(1, count) {
            let rows = (count + columns - 1) / columns
            let size = Self.size(columns, rows, in: area, proportion)
            guard size.width >= Self.leastWidth, size.height >= 1 else { continue }
            // How much of the longest text has room; then full rows; then the shape.
            let room = 2 * min(size.width, text) + (count.isMultiple(of: columns) ? 1 : 0)
            let value = (room, min(Double(size.width) / proportion, Double(size.height)))
            guard value > best.value else { continue }
            best = (Self.place(count, columns: columns, rows, size, in: area), value)
        }
        rects = best.cards
    }

    /// The gap between columns, and between rows that leave two for a sign and a name: without one they would run into
    /// those of the next card.
    private static func gaps(_ rows: Int, in area: Rect) -> Size {
        let height = (area.size.height + 1) / max(1, rows) - 1
        return Size(width: area.size.width >= 50 ? 2 : 1, height: height >= 2 ? 1 : 0)
    }

    private static func size(_ columns: Int, _ rows: Int, in area: Rect, _ proportion: Double) -> Size {
        let gaps = gaps(rows, in: area)
        let width = (area.size.width - gaps.width * (columns - 1)) / columns
        let height = (area.size.height - gaps.height * (rows - 1)) / rows
        // A card far wider or higher than its shape asks for looks like a bar.
        return Size(
            width: min(width, Int(Double(max(3, height)) * proportion)),
            height: min(height, max(3, Int(Double(width) / proportion * 1.5))))
    }

    private static func place(_ count: Int, columns: Int, _ rows: Int, _ card: Size, in area: Rect) -> [Rect]
    {
        let gaps = gaps(rows, in: area)
        let width = columns * card.width + (columns - 1) * gaps.width
        let height = rows * card.height + (rows - 1) * gaps.height
        let left = area.left + (area.size.width - width) / 2
        let top = area.top + (area.size.height - height) / 2
        return (0..<count).map { index in
            Rect(
                x: left + index % columns * (card.width + gaps.width),
                y: top + index / columns * (card.height + gaps.height),
                width: card.width, height: card.height)
        }
    }

    var columns: Int { max(1, rects.prefix { $0.top == rects.first?.top }.count) }

    /// The card that an arrow leads to, along the row or the column, or Tab in reading order: beyond the last one the
    /// first, and nil when there is no other. Cards elsewhere are reached by the other arrows, or by Tab.
    func card(_ movement: Movement, of card: Int, among others: some Sequence<Int>) -> Int? {
        guard rects.indices.contains(card) else { return nil }
        let line = others.filter { other in
            switch movement {
            case .left, .right: other != card && other / columns == card / columns
            case .up, .down: other != card && other % columns == card % columns
            case .next, .previous: other != card
            default: false
            }
        }.sorted()
        return switch movement {
        case .right, .down, .next: line.first { $0 > card } ?? line.first
        default: line.last { $0 < card } ?? line.last
        }
    }

    /// Whether rows of cards lie without a gap and the card's neighbours differ from it in the parity of their
    /// places: every other card, as on a chessboard.
    func isOdd(_ card: Int) -> Bool {
        guard let first = rects.first, let next = rects.first(where: { $0.top > first.top }),
            next.top == first.bottom
        else { return false }
        return !(card / columns + card % columns).isMultiple(of: 2)
    }
}

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
