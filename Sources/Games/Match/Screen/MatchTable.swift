import GameRules
import Localization
import Model
import Presentation
import TerminalCore

struct MatchTable {
    let layout: MatchLayout
    let display: DisplayStyle
    let paint: MatchCardStyle

    /// Draws two cards, face down for nil.
    func draw(_ cards: MatchCards?, on canvas: inout Canvas) {
        for card in layout.cards { drawPaper(card, on: &canvas) }
        guard let cards else { return }
        let (left, right) = (layout.cards[0], layout.cards[1])
        caption(tr("the word"), in: left, on: &canvas)
        caption(tr("the ink"), in: right, on: &canvas)
        let plain = display.colours == .none ? nil : paint.plain.foreground
        drawWord(cards.meaning, ink: plain, in: left, on: &canvas)
        drawWord(cards.word, ink: paint.colour(cards.ink), in: right, on: &canvas)
        guard paint.namesInks else { return }
        let label: SafeText = tr("ink: \(paint.name(cards.ink))")
        canvas.centre(label, in: right, row: right.bottom - (isFramed ? 2 : 1), on: paint.plain)
    }

    /// Without colours of their own, cards and buttons are outlines.
    private var isFramed: Bool { display.colours != .many && !layout.isCompact }

    private func drawPaper(_ card: Rect, on canvas: inout Canvas) {
        guard display.colours == .many else {
            if isFramed { Border.draw(card, on: &canvas, style: Style()) }
            return
        }
        guard let edge = paint.edge else { return drawBox(card, paint.paper, on: &canvas) }
        let style = Style(edge.colour(console: .black), on: paint.paper.colour(console: .white))
        canvas.fill(card, with: Cell(" ", style))
        Border.draw(card, on: &canvas, style: style)
    }

    private func drawBox(_ rect: Rect, _ colour: RGB, on canvas: inout Canvas) {
        if display.unicode && rect.size.height > 1 {
            PixelBox(rect).draw(on: &canvas, colour, over: display.theme.ground)
        } else {
            canvas.fill(rect, with: Cell(" ", Style(.terminalDefault, on: colour.colour(console: .black))))
        }
    }

    func draw(_ result: MatchGame, on canvas: inout Canvas) {
        let table = layout.table
        let lines = result.summary
        let width = lines.map(\.columns).max() ?? 0
        let height = min(table.size.height, lines.count + 4)
        let panel = Rect(
            x: table.left + max(0, (table.size.width - width - 8) / 2),
            y: table.top + (table.size.height - height) / 2, width: min(table.size.width, width + 8),
            height: height)
        drawPanel(panel, on: &canvas)
        let left = panel.left + min(4, max(0, (panel.size.width - width) / 2))
        var row = panel.top + max(0, (panel.size.height - lines.count) / 2)
        for (index, line) in lines.enumerated() where row < panel.bottom {
            let style = index == 0 ? display.theme.panelAccent : display.theme.panel
            canvas.write(line, at: Point(x: left, y: row), style, limit: panel.right - left)
            row += 1
        }
    }

    private func drawPanel(_ rect: Rect, on canvas: inout Canvas) {
        if display.colours == .many {
            drawBox(rect, display.theme.body, on: &canvas)
        } else if isFramed {
            Border.draw(rect, on: &canvas, style: Style())
        }
    }

    private func caption(_ text: SafeText, in card: Rect, on canvas: inout Canvas) {
        guard card.size.height >= 4 else { return }
        canvas.centre(text, in: card, row: card.top + (card.size.height >= 6 ? 1 : 0), on: paint.quiet)
    }

    private func drawWord(_ word: StroopColour, ink: Colour?, in card: Rect, on canvas: inout Canvas) {
        let name = paint.name(word)
        let room = Rect(
            x: card.left + 2, y: card.top + 2, width: card.size.width - 4, height: card.size.height - 3)
        if let scale = BigText.scale(in: room.size), let letters = BigText(name) {
            letters.draw(on: &canvas, in: room, scale: scale, with: paint.cell(ink))
        } else {
            let row = card.top + card.size.height / 2
            canvas.centre(SafeText(name.uppercased()), in: card, row: row, on: paint.letters(ink))
        }
    }

    func drawAnswers(
        _ answerMark: MatchScreen.AnswerMark?, hovered: MatchGame.Move?, on canvas: inout Canvas
    ) {
        for (answer, rect) in zip(MatchGame.Move.answers, layout.answers) {
            let isRight = answerMark.flatMap { $0.answer == answer ? $0.isRight : nil }
            let mark: SquareMark? = isRight.map { $0 ? .right : .wrong }
            drawButton(rect, mark, isHovered: hovered == answer, on: &canvas)
            let label = mark.map { $0.sign(unicode: display.unicode) + " " + $0.label }
            let row = rect.top + rect.size.height / 2
            let ink = labelInk(isLit: mark != nil)
            canvas.centre(label ?? answer.label(unicode: display.unicode), in: rect, row: row, on: ink)
        }
    }

    private func drawButton(
        _ rect: Rect, _ mark: SquareMark?, isHovered: Bool, on canvas: inout Canvas
    ) {
        switch display.colours {
        case .many:
            let quiet = display.theme.body.mixed(with: RGB(0xFF_FFFF), isHovered ? 0.08 : 0)
            drawBox(rect, mark.map { PadColours.of($0.pad, in: paint.palette).lit } ?? quiet, on: &canvas)
        case .console, .none:
            var style = Style()
            if display.colours == .console, let mark {
                style.foreground = PadColours.of(mark.pad, in: paint.palette).litColour
            }
            if isFramed {
                Border.draw(rect, on: &canvas, style: style)
            } else {
                canvas[rect.left, rect.top] = Cell("[", style)
                canvas[rect.right - 1, rect.top] = Cell("]", style)
            }
        }
    }

    private func labelInk(isLit: Bool) -> Style {
        guard display.colours == .many else { return Style(.bold) }
        guard isLit else { return display.theme.panelTitle }
        return Style(PadColours.inkOnLit, on: .terminalDefault, .bold)
    }
}

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
