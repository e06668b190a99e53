import Model
import TerminalCore

/// Draws one card: paper where there are colours, frames and shades where there are few or none.
struct CardPainter {
    let display: DisplayStyle
    /// Whether the back's pattern is the denser one of two, which keep cards apart that lie close.
    var isDense = false

    private static let edgedHeight = 3

    func draw(_ face: CardFace, _ state: CardState, focused: Bool, in rect: Rect, on canvas: inout Canvas) {
        let ink = state == .gone ? CardStyle.table(display) : CardStyle(state, display, isDense: isDense)
        let room = rect.inset(columns: rect.size.width >= 7 ? 1 : 0, rows: isEdged(rect) ? 1 : 0)
        switch state {
        case .gone: drawPlace(rect, on: &canvas)
        case .down: drawBack(rect, ink, on: &canvas)
        case .up, .right, .wrong: drawGround(rect, ink, on: &canvas)
        }
        if focused && isEdged(rect) {
            Border.draw(rect, on: &canvas, style: ink.focus, heavy: true)
        }
        if state != .gone {
            let body = drawPie(face.pie, quiet: state == .down, ink, room, on: &canvas)
            if state != .down { drawFace(face, ink, body, card: isEdged(rect) ? room : rect, on: &canvas) }
            if state == .right || state == .wrong { drawMark(state, ink, rect, on: &canvas) }
        }
        if focused && !isEdged(rect) { bracket(rect, ink, on: &canvas) }
    }

    private func isEdged(_ rect: Rect) -> Bool { rect.size.height >= Self.edgedHeight }

    private func drawPlace(_ rect: Rect, on canvas: inout Canvas) {
        let middle = Point(x: rect.left + (rect.size.width - 1) / 2, y: rect.top + (rect.size.height - 1) / 2)
        canvas.write(display.unicode ? "·" : ".", at: middle, display.theme.dimmed)
    }

    private func drawGround(_ rect: Rect, _ ink: CardStyle, on canvas: inout Canvas) {
        canvas.fill(rect, with: Cell(" ", ink.text))
        guard isEdged(rect) else { return }
        if display.colours == .many {
            drawThickness(rect, ink, on: &canvas)
        } else {
            Border.draw(rect, on: &canvas, style: ink.text)
        }
    }

    /// A card has a thickness: the lower half of its last row.
    private func drawThickness(_ rect: Rect, _ ink: CardStyle, on canvas: inout Canvas) {
        guard display.unicode, rect.size.height > Self.edgedHeight else { return }
        canvas.fill(rect.row(rect.bottom - 1), with: Cell("▄", Style(ink.edge, on: ink.text.background)))
    }

    private func drawBack(_ rect: Rect, _ ink: CardStyle, on canvas: inout Canvas) {
        drawGround(rect, ink, on: &canvas)
        let inside = isEdged(rect) ? rect.inset(columns: 1, rows: 1) : rect
        guard display.colours != .many || display.unicode else { return }
        let glyph: Character = display.unicode ? (isDense ? "▒" : "░") : isDense ? "%" : ":"
        canvas.fill(inside, with: Cell(glyph, ink.pattern))
    }

    /// A card too low for a frame is underlined when Enter would turn it, and stands in brackets where its
    /// text leaves room for them.
    private func bracket(_ rect: Rect, _ ink: CardStyle, on canvas: inout Canvas) {
        canvas.restyle(rect.row(rect.top)) { $0.attributes.formUnion([.underline, .bold]) }
        for (x, glyph) in [(rect.left, Character("[")), (rect.right - 1, Character("]"))] {
            let character = canvas[x, rect.top].character
            let isText = character.isLetter || character.isNumber || canvas[x, rect.top].isContinuation
            if !isText && !canvas[x + 1, rect.top].isContinuation {
                canvas[x, rect.top] = Cell(glyph, ink.focus)
            }
        }
    }

    private func drawMark(_ state: CardState, _ ink: CardStyle, _ rect: Rect, on canvas: inout Canvas) {
        guard isEdged(rect), rect.size.width >= 7 else { return }
        let mark: SafeText =
            state == .right ? (display.unicode ? " √ " : " ok ") : (display.unicode ? " × " : " x ")
        canvas.write(mark, at: Point(x: rect.right - 2 - mark.columns, y: rect.top), ink.text)
    }
}

extension CardPainter {
    private func drawFace(
        _ face: CardFace, _ ink: CardStyle, _ room: Rect, card: Rect, on canvas: inout Canvas
    ) {
        let sign = face.ink.map { ink.sign($0) } ?? ink.quiet
        guard room.size.height >= 2 else {
            // A long name takes the card's edges rather than lose its end.
            let needsEdges = face.name.columns > room.size.width && face.name.columns <= card.size.width
            let room = needsEdges && face.pie == nil ? card : room
            let text = brief(face, in: room.size.width)
            return canvas.centre(text, in: room, row: room.top, face.ink == nil ? ink.text : sign)
        }
        let row = room.top + (room.size.height - 2) / 2
        canvas.centre(face.symbol, in: room, row: row, sign)
        let name = face.name.columns <= room.size.width ? face.name : face.shortName ?? face.name
        // A long name takes the card's edges rather than lose its end; where the sign tells the card, too, it is left out
        // rather than cut.
        if name.columns <= card.size.width || face.ink == nil {
            let names = card.rows(from: room.top, to: room.bottom)
            canvas.centre(name.clipped(to: card.size.width), in: names, row: row + 1, ink.text)
        }
        drawPips(face, sign, room, on: &canvas)
    }

    private func brief(_ face: CardFace, in columns: Int) -> SafeText {
        face.brief.first { $0.columns <= columns } ?? face.brief.last?.clipped(to: columns) ?? ""
    }

    /// A large card has its sign in its corners too, as playing cards do.
    private func drawPips(_ face: CardFace, _ style: Style, _ room: Rect, on canvas: inout Canvas) {
        guard face.ink != nil, room.size.height >= 5, room.size.width >= 11 else { return }
        for row in [room.top, room.bottom - 1] {
            canvas.write(face.symbol, at: Point(x: room.left + 1, y: row), style)
            canvas.writeRight(face.symbol, endingAt: room.right - 1, row: row, style)
        }
    }

    /// Draws a pie, where its glyphs are likely to exist, and its number at the foot of a card. Returns the room that is
    /// left above it, or beside it on a card of one row.
    private func drawPie(
        _ pie: CardPie?, quiet: Bool, _ ink: CardStyle, _ room: Rect, on canvas: inout Canvas
    ) -> Rect {
        guard let pie else { return room }
        let (row, size) = (room.bottom - 1, room.size)
        let style = quiet ? ink.quiet : ink.pie
        let hasGlyph = display.unicode && display.colours != .console && size.width >= 6
        let text = hasGlyph ? pie.glyph + " " + pie.label : pie.label
        let isLow = size.height < 2
        if quiet && !isLow {
            canvas.fill(room.row(row), with: Cell(" ", style))
        }
        canvas.writeRight(text, endingAt: room.right, row: row, style)
        return Rect(
            x: room.left, y: room.top, width: isLow ? size.width - text.columns : size.width,
            height: isLow ? size.height : size.height - 1)
    }
}

extension SafeText {
    /// The beginning of a text that is too long for its columns, with a mark that more follows.
    func clipped(to columns: Int) -> SafeText {
        guard self.columns > columns else { return self }
        var kept = SafeText("")
        for character in string {
            let longer = SafeText(kept.string + String(character))
            guard longer.columns < columns else { break }
            kept = longer
        }
        return kept + "~"
    }
}
