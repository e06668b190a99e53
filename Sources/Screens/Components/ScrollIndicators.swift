import TerminalCore

/// The marks at the right edge of a list that tell that more of it lies above or below.
struct ScrollIndicators {
    /// Whether there is more above, and below.
    let above: Bool
    let below: Bool

    /// Marks for the rows of a list that are in sight.
    init(_ shown: Range<Int>, of count: Int) {
        above = shown.lowerBound > 0
        below = shown.upperBound < count
    }

    /// Draws them into the last column of an area, whose ground they keep.
    func draw(on canvas: inout Canvas, in area: Rect, _ display: DisplayStyle) {
        guard area.size.width > 0, area.size.height > 0 else { return }
        let marks: [(isSeen: Bool, glyph: Character, row: Int)] = [
            (above, display.unicode ? "▴" : "^", area.top),
            (below, display.unicode ? "▾" : "v", area.bottom - 1),
        ]
        for mark in marks where mark.isSeen {
            let ground = canvas[area.right - 1, mark.row].style
            var style = display.theme.panelAccent
            // In the row of the focus the accent is the ground.
            if ground == display.theme.focus { style = ground } else { style.background = ground.background }
            canvas[area.right - 1, mark.row] = Cell(mark.glyph, style)
        }
    }
}
