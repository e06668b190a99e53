import TerminalCore

/// A page with a list, as the mouse finds it: rows in sight, and the keys at the foot.
struct ListHitTest<Action: Hashable & Sendable> {
    /// What the mouse asks for.
    enum Hit: Hashable {
        /// A key at the foot was clicked.
        case action(Action)
        /// A row was clicked.
        case row(Int)
        /// The wheel was turned by a notch: 1 is down.
        case wheel(Int)
    }

    /// The keys, and the row that they stand in.
    let keys: KeyBar<Action>
    let foot: Rect
    /// Which rows are in sight, and how many there are.
    let window: ListViewport
    let count: Int
    let area: Rect
    /// Lines of the screen that each takes.
    var lines = 1

    /// What an event of the mouse asks for; nil when it is nothing.
    func hit(_ mouse: MouseEvent) -> Hit? {
        switch mouse.action {
        case .wheelUp: .wheel(-1)
        case .wheelDown: .wheel(1)
        case .press: keys.action(at: mouse.position, in: foot).map(Hit.action) ?? row(at: mouse.position)
        default: nil
        }
    }

    private func row(at cell: Point) -> Hit? {
        guard area.contains(cell) else { return nil }
        let row = window.first + (cell.y - area.top) / lines
        return window.rows(of: count, height: area.size.height / lines).contains(row) ? .row(row) : nil
    }
}
