import Model
import TerminalCore

/// A popup as a stack of rows, made for each frame: as large as they need, centred, and without the rows for which
/// there is no room.
struct Dialog {
    struct Row {
        /// Which rows go first where there is no room for all; of several the last.
        enum Need: Comparable, Sendable {
            /// Goes before any other loses a row.
            case ease
            case gap, line
            /// Goes only where there is no room beside what must be there.
            case tool
            case must
        }

        var need = Need.must
        var columns: Int
        var height = 1
        /// Returns the cell of the text cursor, if it is in the row.
        let draw: (inout Canvas, Rect, Theme) -> Point?
    }

    /// Includes the frame.
    let rect: Rect
    private let rows: [Row]
    private let isGolden: Bool
    private let elsewhere: (any OfferAction)?

    /// - Parameters:
    ///   - columns: the fewest, where the area has them.
    ///   - isGolden: whether it announces a new best.
    ///   - elsewhere: what a click beside its buttons does.
    init(
        _ rows: [Row], columns: Int = Self.columns, in area: Rect, isGolden: Bool = false,
        elsewhere: (any OfferAction)? = nil
    ) {
        let room = Self.room(in: area)
        self.rows = Self.stack(rows, height: room.height)
        (self.isGolden, self.elsewhere) = (isGolden, elsewhere)
        let width = min(max(columns, rows.map(\.columns).max() ?? 0), room.width) + Self.frame.width
        let height = min(self.rows.map(\.height).reduce(Self.frame.height, +), area.size.height)
        rect = Rect(
            x: area.left + (area.size.width - width) / 2, y: area.top + (area.size.height - height) / 2,
            width: width, height: height)
    }

    static let columns = 36
    /// Edges and margins.
    private static let frame = Size(width: 4, height: 2)

    static func room(in area: Rect) -> Size {
        Size(width: area.size.width - frame.width, height: area.size.height - frame.height)
    }

    private static func stack(_ all: [Row], height: Int) -> [Row] {
        func fits(_ rows: [Row]) -> Bool { rows.map(\.height).reduce(0, +) <= height }
        var rows = spaced(all)
        if !fits(rows) { rows = spaced(rows.filter { $0.need != .ease }) }
        if !fits(rows.filter { $0.need >= .tool }) { rows = spaced(rows.filter { $0.need != .tool }) }
        for need in [Row.Need.gap, .line] {
            while !fits(rows), let last = rows.lastIndex(where: { $0.need == need }) {
                rows.remove(at: last)
            }
        }
        return rows
    }

    /// Without gaps beside others: what they set apart has been left out.
    private static func spaced(_ rows: [Row]) -> [Row] {
        rows.indices.filter { $0 == 0 || rows[$0].need != .gap || rows[$0 - 1].need != .gap }
            .map { rows[$0] }
    }

    /// Withdraws what it covers. On an unknown ground it has neither ground nor shadow.
    func draw(on canvas: inout Canvas, _ display: DisplayStyle) -> Point? {
        let style = SheetStyle(display.theme)
        canvas.withdrawOffers()
        let hasGround = display.colours == .many && display.theme.knowsGround
        if hasGround {
            // On a light ground half the depth is visible, and more looks like a bar.
            let depth = display.theme.ground.isDark ? 0.7 : 0.25
            canvas.restyle(rect.moved(columns: 2, rows: 1)) { style in
                style.foreground = style.foreground.darkened(by: depth)
                style.background = style.background.darkened(by: depth)
            }
        }
        canvas.fill(rect, with: Cell(" ", style.text))
        let edge = isGolden ? style.medals[0] : style.quiet
        if hasGround && display.unicode {
            // Its ground shows where it ends, so one edge is enough.
            for row in rect.top..<rect.bottom { canvas[rect.left, row] = Cell("▌", edge) }
        } else {
            Border.draw(rect, on: &canvas, style: edge)
        }
        if let elsewhere { canvas.offer(Offer(canvas.bounds, elsewhere, reach: .mouse)) }
        let inside = rect.inset(columns: 2, rows: 1)
        canvas.focus = inside.origin
        var (top, cursor): (Int, Point?) = (inside.top, nil)
        for row in rows {
            let area = inside.rows(from: top, to: top + row.height)
            cursor = row.draw(&canvas, area, display.theme) ?? cursor
            top = area.bottom
        }
        return cursor
    }
}

extension Dialog.Row {
    static var gap: Self { Self(need: .gap, columns: 0) { _, _, _ in nil } }

    static func text(
        _ text: SafeText, _ ink: KeyPath<SheetStyle, Style> = \.text, need: Need = .must,
        isCentred: Bool = false
    ) -> Self {
        Self(need: need, columns: text.columns) { canvas, row, theme in
            let style = SheetStyle(theme)[keyPath: ink]
            if isCentred { canvas.centre(text, in: row, row: row.top, style) }
            if !isCentred { canvas.write(text, at: row.origin, style, limit: row.size.width) }
            return nil
        }
    }

    static func lines(_ texts: [SafeText], in area: Rect) -> [Self] {
        texts.flatMap { $0.wrapped(to: Dialog.room(in: area).width) }.map { .text($0, need: .line) }
    }

    /// - Parameter right: from the longest to the shortest.
    static func heading(_ title: SafeText, right: [SafeText], isGolden: Bool) -> Self {
        Self(columns: title.columns) { canvas, row, theme in
            let sheet = SheetStyle(theme)
            canvas.write(title, at: row.origin, sheet.accent)
            let room = row.size.width - title.columns - 1
            guard let text = right.first(where: { $0.columns <= room }) ?? right.last else { return nil }
            canvas.writeRight(
                text, endingAt: row.right, row: row.top, isGolden ? sheet.medals[0] : sheet.accent)
            return nil
        }
    }

    /// - Parameters:
    ///   - indent: where the text begins, unless just after the label.
    ///   - hint: what an empty field says.
    ///   - action: what a click does.
    static func field(
        _ field: TextField, label: SafeText, indent: Int? = nil, hint: SafeText = "", isFocused: Bool = true,
        action: (any OfferAction)? = nil
    ) -> Self {
        let indent = indent ?? (label.columns == 0 ? 0 : label.columns + 1)
        return Self(columns: indent + hint.columns + 1) { canvas, row, theme in
            if let action { canvas.offer(Offer(row, action)) }
            let sheet = SheetStyle(theme)
            canvas.write(label, at: row.origin, sheet.quiet)
            let start = Point(x: row.left + indent, y: row.top)
            if field.text.isEmpty {
                let after = Point(x: start.x + 1, y: start.y)
                canvas.write(hint, at: after, sheet.quiet, limit: row.right - after.x)
            }
            let cursor = field.draw(on: &canvas, at: start, to: row.right, theme)
            return isFocused ? cursor : nil
        }
    }

    static func letters(
        _ pad: LetterPad, need: Need = .tool, offering: @escaping (LetterPad.Button) -> any OfferAction
    ) -> Self {
        Self(need: need, columns: pad.columns, height: pad.rows) { canvas, rows, theme in
            let left = rows.left + (rows.size.width - pad.columns) / 2
            pad.draw(
                on: &canvas, at: Point(x: left, y: rows.top), SheetStyle(theme).accent, offering: offering)
            return nil
        }
    }

    static func choice(_ label: SafeText, isFocused: Bool, _ action: any OfferAction) -> Self {
        Self(columns: label.columns + 4) { canvas, row, theme in
            canvas.offer(Offer(row, action))
            if isFocused { canvas.focus = row.origin }
            canvas.centre(
                isFocused ? "> \(label) <" : label, in: row, row: row.top,
                isFocused ? theme.focus : SheetStyle(theme).text)
            return nil
        }
    }

    /// Keys with all their labels, in as many rows as they need; in a low area in one.
    static func lines<Action>(
        of bar: KeyBar<Action>, in area: Rect, offering: @escaping (Action) -> any OfferAction
    ) -> [Self] {
        let lines = area.size.height >= 16 ? bar.lines(of: Dialog.room(in: area).width) : [bar]
        return lines.map { keys($0, offering: offering) }
    }

    static func keys<Action>(
        _ bar: KeyBar<Action>, focus: Action? = nil, offering: @escaping (Action) -> any OfferAction
    ) -> Self {
        Self(columns: bar.columns) { canvas, row, theme in
            bar.draw(on: &canvas, in: row, focus: focus, offering: offering) { _ in .onPanel(theme) }
            return nil
        }
    }
}

extension Colour {
    /// - Parameter depth: how much light is blocked, 0 to 1.
    fileprivate func darkened(by depth: Double) -> Colour {
        rgb.map { RGB($0).mixed(with: RGB(0), depth).colour(console: .black) } ?? self
    }
}
