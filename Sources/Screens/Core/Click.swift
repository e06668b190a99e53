import Presentation
import TerminalCore

/// A click on a cell, for screens that find out by themselves what stands there.
struct Click: OfferAction {
    let cell: Point

    init(_ cell: Point) { self.cell = cell }

    init(in area: Rect) {
        cell = Point(x: area.left + (area.size.width - 1) / 2, y: area.top + (area.size.height - 1) / 2)
    }
}

extension Screen where Action == Click {
    /// Presses and releases the mouse over a cell, and takes it away: nothing is to look as if it lay there.
    mutating func choose(_ action: Click, by step: Int, _ context: ScreenContext) -> [Effect] {
        let events = [
            MouseEvent(.press, at: action.cell), MouseEvent(.release, at: action.cell),
            MouseEvent(.move, at: Point(x: -1, y: -1)),
        ]
        return events.flatMap { update(.input(.mouse($0)), context) }
    }
}
