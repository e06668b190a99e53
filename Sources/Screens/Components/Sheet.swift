import TerminalCore

/// What a page's content lies on: a ground of its own, an edge, and a shadow that lifts it off the screen.
enum Sheet {
    /// Draws it, without its content.
    static func draw(_ rect: Rect, on canvas: inout Canvas, _ display: DisplayStyle) {
        let theme = display.theme
        let style = SheetStyle(theme)
        canvas.fill(rect, with: Cell(" ", style.text))
        Border.draw(rect, on: &canvas, style: style.edge, unicode: display.unicode)
        if display.unicode, let shadow = theme.shadow { cast(shadow, by: rect, on: &canvas, theme) }
    }

    /// Half a cell wide to the right and below, as if the light came from the upper left.
    private static func cast(_ shadow: Colour, by rect: Rect, on canvas: inout Canvas, _ theme: Theme) {
        let style = Style(shadow, on: theme.text.background)
        for y in rect.top + 1..<rect.bottom { canvas[rect.right, y] = Cell("▌", style) }
        for x in rect.left + 1..<rect.right { canvas[x, rect.bottom] = Cell("▀", style) }
        canvas[rect.right, rect.bottom] = Cell("▘", style)
    }
}
