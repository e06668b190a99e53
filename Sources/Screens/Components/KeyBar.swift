import Localization
import Model
import TerminalCore

/// The keys at the bottom of a screen, each clickable.
struct KeyBar<Action: Hashable & Sendable>: Sendable {
    struct Item: Sendable {
        let key: SafeText
        var label: SafeText
        let action: Action
        /// Whether the first half goes back, as in `←→`: the action's step is -1 there.
        var isPair = false
        /// Items with higher values lose their label sooner; how to leave is last.
        var givesWay = 0
        /// Whether only its place is kept.
        var isIdle = false
    }

    /// From left to right; where space is short, labels are dropped, by `givesWay` and then from the right.
    let items: [Item]

    /// With all labels.
    var columns: Int {
        items.map { width($0, true) }.reduce(0, +) + 3 * max(0, items.count - 1)
    }

    /// Several, none wider than so many columns unless it is a single item.
    func lines(of columns: Int) -> [KeyBar] {
        items.reduce(into: []) { lines, item in
            let longer = KeyBar(items: (lines.last?.items ?? []) + [item])
            if lines.isEmpty || longer.columns > columns {
                lines.append(KeyBar(items: [item]))
            } else {
                lines[lines.count - 1] = longer
            }
        }
    }

    /// Each with its label where there is room, else as a bare key.
    func places(in row: Rect) -> [(item: Item, rect: Rect, labelled: Bool)] {
        let items = itemsThatFit(row.size.width)
        let (labelled, gap) = KeyBar(items: items).labelsThatFit(row.size.width)
        let widths = zip(items, labelled).map(width)
        let total = widths.reduce(0, +) + gap * max(0, items.count - 1)
        var x = row.left + max(0, (row.size.width - total) / 2)
        return items.indices.map { index in
            defer { x += widths[index] + gap }
            let rect = Rect(x: x, y: row.top, width: widths[index], height: 1)
            return (items[index], rect, labelled[index])
        }
    }

    /// All of them, or those whose keys have room: none is cut, and how to leave stays longest.
    private func itemsThatFit(_ columns: Int) -> [Item] {
        var kept = items
        while kept.map({ width($0, false) + 1 }).reduce(-1, +) > columns, !kept.isEmpty {
            kept.remove(at: max(0, kept.count - 2))
        }
        return kept
    }

    /// Which items keep their labels, and the gap between items: as many labels as fit, then as much air.
    private func labelsThatFit(_ columns: Int) -> (labelled: [Bool], gap: Int) {
        let order = items.indices.sorted { (items[$0].givesWay, $0) > (items[$1].givesWay, $1) }
        var labelled = items.map { _ in true }
        for next in order.map(Optional.some) + [nil] {
            let bare = zip(items, labelled).map(width).reduce(0, +)
            if let gap = [3, 2].first(where: { bare + $0 * max(0, items.count - 1) <= columns }) {
                return (labelled, gap)
            }
            if let next { labelled[next] = false }
        }
        return (labelled, 1)
    }

    private func width(_ item: Item, _ labelled: Bool) -> Int {
        item.key.columns + (labelled && item.label.columns > 0 ? 1 + item.label.columns : 0)
    }

    /// - Parameter offering: what a click on an item does.
    func draw(
        on canvas: inout Canvas, in row: Rect, focus: Action? = nil, offering: (Action) -> any OfferAction,
        ink: (Action) -> KeyBarStyle
    ) {
        for (item, rect, labelled) in places(in: row) where !item.isIdle {
            offer(item, rect, offering(item.action), on: &canvas)
            let ink = ink(item.action)
            let focused = item.action == focus
            if focused { canvas.focus = rect.origin }
            let width = canvas.write(item.key, at: rect.origin, focused ? ink.focus : ink.key)
            guard labelled, item.label.columns > 0 else { continue }
            let rest = Point(x: rect.left + width, y: rect.top)
            canvas.write(" " + item.label, at: rest, focused ? ink.focus : ink.label)
        }
    }

    /// Both halves of a pair can be chosen separately.
    private func offer(_ item: Item, _ rect: Rect, _ action: any OfferAction, on canvas: inout Canvas) {
        let half = item.isPair ? item.key.columns / 2 : 0
        if half > 0 {
            let first = Rect(x: rect.left, y: rect.top, width: half, height: 1)
            canvas.offer(Offer(first, action, step: -1, holdsScan: true))
        }
        let rest = Rect(x: rect.left + half, y: rect.top, width: rect.size.width - half, height: 1)
        canvas.offer(Offer(rest, action, holdsScan: true))
    }
}

extension KeyBar {
    init(_ bindings: [Binding<Action>], _ display: DisplayStyle) {
        items = bindings.compactMap { $0.item(display) }
    }
}

extension Binding {
    /// Nil for one that the key bar omits.
    func item(_ display: DisplayStyle) -> KeyBar<Action>.Item? {
        caption.map {
            .init(key: $0(display), label: label(), action: action, isPair: isPair, givesWay: givesWay)
        }
    }
}

extension KeyBar where Action: OfferAction {
    func draw(on canvas: inout Canvas, in row: Rect, ink: KeyBarStyle, focus: Action? = nil) {
        draw(on: &canvas, in: row, focus: focus, offering: { $0 }) { _ in ink }
    }
}

struct KeyBarStyle {
    let key: Style
    let label: Style
    let focus: Style

    static func onGround(_ theme: Theme, dimmed: Bool = false) -> KeyBarStyle {
        dimmed
            ? KeyBarStyle(key: theme.dimmed, label: theme.dimmed, focus: theme.dimmed)
            : KeyBarStyle(key: theme.keyCap, label: theme.text, focus: theme.keyFocus)
    }

    static func onPanel(_ theme: Theme) -> KeyBarStyle {
        KeyBarStyle(key: theme.keyCap, label: SheetStyle(theme).text, focus: theme.focus)
    }
}

/// Arrows where the glyphs exist, words elsewhere.
enum ArrowKeys {
    static func vertical(_ display: DisplayStyle) -> SafeText { display.unicode ? "↑↓" : tr("Up/Down") }

    static func horizontal(_ display: DisplayStyle) -> SafeText { display.unicode ? "←→" : tr("Left/Right") }
}
