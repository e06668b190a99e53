import TerminalCore

/// Which rows of a long list are seen: it moves only as far as it must to keep the chosen row in sight.
struct ListViewport: Hashable, Sendable {
    /// The chosen row, from 0.
    private(set) var focus = 0
    /// The first row in sight.
    private(set) var first = 0

    /// Chooses a row of `count`, `height` of which can be seen at once.
    mutating func choose(_ row: Int, of count: Int, height: Int) {
        focus = max(0, min(row, count - 1))
        let height = max(1, height)
        first = min(max(first, focus - height + 1), focus)
        first = max(0, min(first, count - height))
    }

    /// Goes where a key leads; to the sides it leads nowhere.
    mutating func move(_ movement: Movement, of count: Int, height: Int) {
        let row =
            switch movement {
            case .up: focus - 1
            case .down: focus + 1
            case .next: (focus + 1) % max(1, count)
            case .previous: (focus + count - 1) % max(1, count)
            case .pageUp: focus - height
            case .pageDown: focus + height
            case .first: 0
            case .last: count - 1
            case .left, .right: focus
            }
        choose(row, of: count, height: height)
    }

    func rows(of count: Int, height: Int) -> Range<Int> {
        let start = min(first, max(0, count - 1))
        return start..<max(start, min(count, start + max(0, height)))
    }
}

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
