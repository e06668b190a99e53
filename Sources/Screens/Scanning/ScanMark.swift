import TerminalCore

/// How what a press would choose is marked: steadily, in the colours of what is in focus elsewhere.
enum ScanMark {
    /// Marks targets on a frame; the terminal's cursor follows.
    static func draw(_ targets: [ClickTarget], on canvas: inout Canvas, _ display: DisplayStyle) {
        guard let first = targets.first else { return }
        canvas.focus = first.area.origin
        let style = display.theme.focus
        for area in targets.map(\.area) {
            if display.colours != .many {
                canvas.restyle(area) { $0.attributes.formUnion(style.attributes) }
            } else if area.size.height < 3 {
                canvas.restyle(area) { $0 = style }
            } else {
                Border.draw(area, on: &canvas, style: style, unicode: display.unicode, heavy: true)
            }
        }
    }
}
