import FoundationEssentials
import GameRules
import Model
import TerminalCore
import Localization
import Presentation

/// The pop-up in which an entry is added or edited: a name, and points.
struct ScoreForm: Hashable, Sendable {
    /// How it ends.
    enum Response: Hashable, Sendable {
        case save(PlayerName, Int)
        case close
    }

    /// The entry that is edited, or nil for a new one.
    let entry: ScoreEntry?
    private var name: TextField
    private var points: TextField
    private var isAtPoints = false
    private var refusal: SafeText?
    private let board: LeaderboardID

    /// The longest score, one of Words in the wordiest language: `166:39, 9999 jugadas`.
    private static let maxLength = 24

    /// A form with what is known filled in.
    /// - Parameter board: where the entry stands or shall stand; its scores are typed as they are shown there.
    init(_ entry: ScoreEntry?, name: PlayerName?, on board: LeaderboardID) {
        (self.entry, self.board) = (entry, board)
        // The last name is a proposal for a new entry; that of an old one is there to be edited.
        self.name = TextField(
            (entry?.name ?? name)?.string ?? "", capacity: PlayerName.maxLength, selected: entry == nil)
        points = TextField(
            entry.map { board.formatted(score: $0.score).string } ?? "", capacity: Self.maxLength)
    }

    /// Takes a key, a paste or a click; the answer, once given.
    mutating func take(_ input: Event, in bounds: Rect) -> Response? {
        switch input {
        case .key(let press) where press.phase != .release: return take(press)
        case .paste(let text): if isAtPoints { points.insert(text.string) } else { name.insert(text.string) }
        case .mouse(let mouse) where mouse.action == .press: return click(mouse.position, bounds)
        default: break
        }
        return nil
    }

    private mutating func take(_ press: KeyPress) -> Response? {
        refusal = nil
        switch press.key {
        case .escape: return .close
        case .tab, .up, .down: isAtPoints.toggle()
        case .enter where !isAtPoints && entry == nil && points.text.isEmpty: isAtPoints = true
        case .enter: return save()
        default: _ = isAtPoints ? points.take(press) : name.take(press)
        }
        return nil
    }

    private mutating func save() -> Response? {
        guard let name = PlayerName(name.text) else {
            (refusal, isAtPoints) = (tr("Type a name first"), false)
            return nil
        }
        guard let points = board.score(typed: points.text) else {
            (refusal, isAtPoints) = (tr("For example: \(board.exampleOfScore)"), true)
            return nil
        }
        return .save(name, points)
    }

    private mutating func click(_ cell: Point, _ bounds: Rect) -> Response? {
        let inside = popup(in: bounds).inside
        if cell.y == inside.top + 2 { isAtPoints = false }
        if cell.y == inside.top + 3 { isAtPoints = true }
        switch Self.buttons.action(at: cell, in: buttonRow(inside)) {
        case .save: return save()
        case .close: return .close
        case nil: return nil
        }
    }

    private enum Button: Hashable, Sendable { case save, close }

    private static var buttons: KeyBar<Button> {
        KeyBar(items: [
            .init(key: tr("Enter"), label: tr("save"), action: .save),
            .init(key: "Esc", label: tr("close"), action: .close),
        ])
    }

    private func popup(in bounds: Rect) -> Popup { Popup(columns: 36, rows: 6, in: bounds) }

    private func buttonRow(_ inside: Rect) -> Rect {
        Rect(x: inside.left, y: inside.bottom - 1, width: inside.size.width, height: 1)
    }

    /// Draws the pop-up and returns where the text cursor stands.
    func draw(on canvas: inout Canvas, display: DisplayStyle) -> Point {
        let theme = display.theme
        let popup = popup(in: canvas.bounds)
        popup.draw(on: &canvas, display: display)
        let inside = popup.inside
        let title: SafeText = entry == nil ? tr("Add a score") : tr("Edit a score")
        canvas.write(title, at: inside.origin, theme.panelAccent)
        let lines: [(label: SafeText, field: TextField)] = [(tr("Name"), name), (tr("Score"), points)]
        let label = (lines.map(\.label.columns).max() ?? 0) + 1
        let cursors = lines.enumerated().map { row, line in
            let y = inside.top + 2 + row
            canvas.write(line.label, at: Point(x: inside.left, y: y), theme.panelQuiet)
            canvas.write(
                SafeText(line.field.text), at: Point(x: inside.left + label, y: y),
                line.field.isSelected ? theme.focus : theme.panel,
                limit: inside.size.width - label)
            return Point(x: min(inside.right - 1, inside.left + label + line.field.cursorColumn), y: y)
        }
        if let refusal {
            canvas.write(refusal, at: Point(x: inside.left, y: inside.top + 4), theme.panelAccent)
        }
        Self.buttons.draw(on: &canvas, in: buttonRow(inside), ink: .onPanel(theme))
        return cursors[isAtPoints ? 1 : 0]
    }
}
