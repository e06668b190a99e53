import TerminalCore

/// How what a press would choose is marked: steadily, in the colours of what is in focus elsewhere.
enum ScanMark {
    /// Marks targets on a frame; the terminal's cursor follows.
    static func draw(_ targets: [Offer], on canvas: inout Canvas, _ display: DisplayStyle) {
        guard let first = targets.first else { return }
        canvas.focus = first.area.origin
        let style = display.theme.focus
        for area in targets.map(\.area) {
            if display.colours != .many {
                canvas.restyle(area) { $0.attributes.formUnion(style.attributes) }
            } else if area.size.height < 3 {
                fill(area, on: &canvas, style)
            } else {
                Border.draw(area, on: &canvas, style: style, unicode: display.unicode, heavy: true)
            }
        }
    }

    /// Words stay; what is drawn with parts of cells, such as the edge of a pad, would show through.
    private static func fill(_ area: Rect, on canvas: inout Canvas, _ style: Style) {
        canvas.restyle(area) { $0 = style }
        for y in area.top..<area.bottom {
            for x in area.left..<area.right where canvas[x, y].isBlock { canvas[x, y] = Cell(" ", style) }
        }
    }
}

extension Cell {
    /// Whether it shows one of Unicode's block elements.
    fileprivate var isBlock: Bool {
        character.unicodeScalars.first.map { (0x2580...0x259F).contains($0.value) } ?? false
    }
}
