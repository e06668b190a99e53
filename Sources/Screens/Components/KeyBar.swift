import Model
import TerminalCore

/// The line of keys at the foot of a screen: what can be done here, each with its key, each clickable.
struct KeyBar<Action: Hashable & Sendable>: Sendable {
    /// One thing to do.
    struct Item: Sendable {
        /// The key as it is written.
        let key: SafeText
        /// What it does, in a word.
        let label: SafeText
        /// What follows.
        let action: Action
    }

    /// From left to right.
    let items: [Item]

    /// The columns that it takes with its labels.
    var columns: Int {
        items.map { width($0, true) }.reduce(0, +) + 3 * max(0, items.count - 1)
    }

    /// Where each item stands in a row of a frame: with its label where all of them have room, else as
    /// bare keys.
    func places(in row: Rect) -> [(item: Item, rect: Rect, labelled: Bool)] {
        for (labelled, gap) in [(true, 3), (true, 2), (true, 1), (false, 2), (false, 1)] {
            let widths = items.map { width($0, labelled) }
            let total = widths.reduce(0, +) + gap * max(0, items.count - 1)
            guard total <= row.size.width || (!labelled && gap == 1) else { continue }
            var x = row.left + max(0, (row.size.width - total) / 2)
            return zip(items, widths).map { item, width in
                defer { x += width + gap }
                return (item, Rect(x: x, y: row.top, width: width, height: 1), labelled)
            }
        }
        return []
    }

    private func width(_ item: Item, _ labelled: Bool) -> Int {
        item.key.columns + (labelled ? 1 + item.label.columns : 0)
    }

    /// What a click on a cell means.
    func action(at cell: Point, in row: Rect) -> Action? {
        places(in: row).first { $0.rect.contains(cell) }?.item.action
    }

    /// Draws the line.
    func draw(on canvas: inout Canvas, in row: Rect, ink: KeyBarStyle, focus: Action? = nil) {
        draw(on: &canvas, in: row, focus: focus) { _ in ink }
    }

    /// Draws the line, each item in an ink of its own.
    func draw(
        on canvas: inout Canvas, in row: Rect, focus: Action? = nil, ink: (Action) -> KeyBarStyle
    ) {
        for (item, rect, labelled) in places(in: row) {
            let ink = ink(item.action)
            let focused = item.action == focus
            let width = canvas.write(item.key, at: rect.origin, focused ? ink.focus : ink.key)
            guard labelled else { continue }
            let rest = Point(x: rect.left + width, y: rect.top)
            canvas.write(" " + item.label, at: rest, focused ? ink.focus : ink.label)
        }
    }
}

/// The styles of a line of keys.
struct KeyBarStyle {
    let key: Style
    let label: Style
    let focus: Style

    /// On the screen's ground; dimmed keys do nothing at the moment.
    static func onGround(_ theme: Theme, dimmed: Bool = false) -> KeyBarStyle {
        dimmed
            ? KeyBarStyle(key: theme.dimmed, label: theme.dimmed, focus: theme.dimmed)
            : KeyBarStyle(key: theme.accent, label: theme.text, focus: theme.focus)
    }

    /// On a pop-up.
    static func onPanel(_ theme: Theme) -> KeyBarStyle {
        KeyBarStyle(key: theme.panelAccent, label: theme.panel, focus: theme.focus)
    }
}
