import TerminalCore

enum Border {
    static func draw(_ rect: Rect, on canvas: inout Canvas, style: Style, heavy: Bool = false) {
        guard rect.size.width >= 2, rect.size.height >= 2 else { return }
        let glyphs = Array(heavy ? "┏┓┗┛━┃" : "╭╮╰╯─│")
        let (right, bottom) = (rect.right - 1, rect.bottom - 1)
        for x in rect.left...right {
            canvas[x, rect.top] = Cell(glyphs[4], style)
            canvas[x, bottom] = Cell(glyphs[4], style)
        }
        for y in rect.top...bottom {
            canvas[rect.left, y] = Cell(glyphs[5], style)
            canvas[right, y] = Cell(glyphs[5], style)
        }
        canvas[rect.left, rect.top] = Cell(glyphs[0], style)
        canvas[right, rect.top] = Cell(glyphs[1], style)
        canvas[rect.left, bottom] = Cell(glyphs[2], style)
        canvas[right, bottom] = Cell(glyphs[3], style)
    }
}
