import TerminalCore

/// Highlights what the switch would choose: focus style, or a heavy border on areas of 3 rows and more. Does not blink.
enum ScanMark {
    /// Moves the terminal's cursor there, too.
    static func draw(_ targets: [Offer], on canvas: inout Canvas, _ display: DisplayStyle) {
        guard let first = targets.first else { return }
        canvas.focus = first.area.origin
        let style = display.theme.focus
        for area in targets.map(\.area) {
            if display.colours != .many {
                canvas.restyle(area) { $0.attributes.formUnion(style.attributes) }
            } else if area.size.height < 3 {
                highlight(area, on: &canvas, style)
            } else {
                Border.draw(area, on: &canvas, style: style, heavy: true)
            }
        }
    }

    /// Keeps words and erases block elements, such as the edge of a pad, which would show through.
    private static func highlight(_ area: Rect, on canvas: inout Canvas, _ style: Style) {
        canvas.restyle(area) { $0 = style }
        for y in area.top..<area.bottom {
            for x in area.left..<area.right where canvas[x, y].isBlock { canvas[x, y] = Cell(" ", style) }
        }
    }
}

extension Cell {
    fileprivate var isBlock: Bool {
        character.unicodeScalars.first.map { (0x2580...0x259F).contains($0.value) } ?? false
    }
}
