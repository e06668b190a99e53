import TerminalCore

/// The visible rows of a long list: it scrolls only as far as needed to keep the chosen row visible.
struct ListViewport: Hashable, Sendable {
    struct Room {
        let count: Int
        /// Rows that are visible at once.
        let height: Int

        init(of count: Int, height: Int) { (self.count, self.height) = (count, max(1, height)) }
    }

    /// From 0.
    private(set) var focus = 0
    private(set) var first = 0

    mutating func choose(_ row: Int, in room: Room) {
        focus = max(0, min(row, room.count - 1))
        first = min(max(first, focus - room.height + 1), focus)
        first = max(0, min(first, room.count - room.height))
    }

    mutating func move(_ movement: Movement, in room: Room) {
        let count = room.count
        let row =
            switch movement {
            case .up: focus - 1
            case .down: focus + 1
            case .next: (focus + 1) % max(1, count)
            case .previous: (focus + count - 1) % max(1, count)
            case .pageUp: focus - room.height
            case .pageDown: focus + room.height
            case .first: 0
            case .last: count - 1
            case .left, .right: focus
            }
        choose(row, in: room)
    }

    /// The visible rows, which include the chosen one after a change of size, too.
    func rows(in room: Room) -> Range<Int> {
        var shown = self
        shown.choose(focus, in: room)
        return shown.first..<max(shown.first, min(room.count, shown.first + room.height))
    }
}

/// Marks at the right edge of a list that show that there is more above or below.
struct ScrollIndicators {
    let above: Bool
    let below: Bool

    init(_ shown: Range<Int>, of count: Int) {
        above = shown.lowerBound > 0
        below = shown.upperBound < count
    }

    /// In the last column, keeping its ground.
    func draw(on canvas: inout Canvas, in area: Rect, _ display: DisplayStyle) {
        guard area.size.width > 0, area.size.height > 0 else { return }
        let marks: [(isSeen: Bool, glyph: Character, row: Int)] = [
            (above, "▴", area.top), (below, "▾", area.bottom - 1),
        ]
        for mark in marks where mark.isSeen {
            let ground = canvas[area.right - 1, mark.row].style
            var style = display.theme.panelAccent
            // In the focused row the accent is the ground.
            if ground == display.theme.focus { style = ground } else { style.background = ground.background }
            canvas[area.right - 1, mark.row] = Cell(mark.glyph, style)
        }
    }
}
