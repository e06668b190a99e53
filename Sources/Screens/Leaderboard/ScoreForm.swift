import FoundationEssentials
import GameRules
import Model
import Presentation
import TerminalCore
import Localization

/// The popup to add or edit an entry: name and points.
struct ScoreForm: Hashable, Sendable {
    enum Response: Hashable, Sendable {
        case save(PlayerName, Int)
        case close
    }

    enum Action: Hashable, Sendable {
        case name, points, letter(LetterPad.Key), save, close
        /// Anywhere else: such a player has no keys.
        case elsewhere
    }

    let entry: ScoreEntry?
    private var name: TextField
    private var points: TextField
    private var isAtPoints = false
    private var refusal: SafeText?
    /// Letters to click, when opened by mouse.
    var showsLetters = false
    private let board: LeaderboardID

    /// `166:39, 9999 jugadas`: a score of Words in the longest language.
    private static let maxLength = 24

    /// - Parameter board: determines the format of scores.
    init(_ entry: ScoreEntry?, name: PlayerName?, on board: LeaderboardID) {
        (self.entry, self.board) = (entry, board)
        // A new entry proposes the last name; an old entry's name is edited.
        self.name = TextField(
            (entry?.name ?? name)?.string ?? "", capacity: PlayerName.maxLength, selected: entry == nil)
        points = TextField(
            entry.map { board.formatted(score: $0.score).string } ?? "", capacity: Self.maxLength)
    }

    /// Returns the answer, once given.
    mutating func handle(_ input: Event) -> Response? {
        switch input {
        case .key(let press) where press.phase != .release: return handle(press)
        case .paste(let text): if isAtPoints { points.insert(text.string) } else { name.insert(text.string) }
        default: break
        }
        return nil
    }

    private mutating func handle(_ press: KeyPress) -> Response? {
        refusal = nil
        switch press.key {
        // A gamepad spells with the arrows that move between fields elsewhere.
        case .up where press.modifiers.contains(.gamepad), .down where press.modifiers.contains(.gamepad):
            _ = isAtPoints ? points.handle(press) : name.handle(press)
        case .escape: return .close
        case .tab, .up, .down: isAtPoints.toggle()
        case .enter where !isAtPoints && entry == nil && points.text.isEmpty: isAtPoints = true
        case .enter: return save()
        default: _ = isAtPoints ? points.handle(press) : name.handle(press)
        }
        return nil
    }

    private mutating func save() -> Response? {
        guard let name = PlayerName(name.text) else {
            (refusal, isAtPoints) = (tr("Type a name first"), false)
            return nil
        }
        guard let points = board.score(typed: points.text) else {
            (refusal, isAtPoints) = (tr("A score here looks like \(board.exampleOfScore)"), true)
            return nil
        }
        return .save(name, points)
    }

    /// Returns the answer, once given.
    mutating func choose(_ action: Action) -> Response? {
        showsLetters = true
        switch action {
        case .name: isAtPoints = false
        case .points: isAtPoints = true
        case .letter(let key):
            refusal = nil
            if isAtPoints { points.handle(key) } else { name.handle(key) }
        case .save: return save()
        case .close: return .close
        case .elsewhere: break
        }
        return nil
    }

    private static var buttons: KeyBar<LeaderboardScreen.Action> {
        KeyBar(items: [
            .init(key: tr("Enter"), label: tr("save"), action: .form(.save)),
            .init(key: "Esc", label: tr("close"), action: .form(.close)),
        ])
    }

    /// As wide as the longest hint about what a score looks like.
    private static let (columns, rows) = (40, 6)

    private func popup(in bounds: Rect) -> Popup {
        let letters = LetterPad(columns: min(Self.columns, bounds.size.width - 4))
        return Popup(
            columns: Self.columns, rows: Self.rows + (hasLetters(in: bounds) ? letters.rows + 1 : 0),
            in: bounds)
    }

    private func letters(in inside: Rect) -> LetterPad { LetterPad(columns: inside.size.width) }

    private func lettersOrigin(_ inside: Rect) -> Point { Point(x: inside.left, y: inside.top + 5) }

    /// If there is room.
    private func hasLetters(in bounds: Rect) -> Bool {
        let letters = LetterPad(columns: min(Self.columns, bounds.size.width - 4))
        return showsLetters && bounds.size.height >= Self.rows + letters.rows + 3
    }

    func draw(on canvas: inout Canvas, display: DisplayStyle) -> Point {
        let theme = display.theme
        let sheet = SheetStyle(theme)
        let popup = popup(in: canvas.bounds)
        popup.draw(on: &canvas, display: display)
        canvas.offer(Offer(canvas.bounds, LeaderboardScreen.Action.form(.elsewhere), reach: .mouse))
        let inside = popup.inside
        let title: SafeText = entry == nil ? tr("Add a score") : tr("Edit a score")
        canvas.write(title, at: inside.origin, sheet.accent)
        let lines: [(label: SafeText, field: TextField)] = [(tr("Name"), name), (tr("Score"), points)]
        let label = (lines.map(\.label.columns).max() ?? 0) + 1
        let cursors = lines.enumerated().map { row, line in
            let y = inside.top + 2 + row
            canvas.offer(Offer(inside.row(y), LeaderboardScreen.Action.form(row == 0 ? .name : .points)))
            canvas.write(line.label, at: Point(x: inside.left, y: y), sheet.quiet)
            let start = Point(x: inside.left + label, y: y)
            return line.field.draw(on: &canvas, at: start, to: inside.right, theme)
        }
        if let refusal {
            canvas.write(
                refusal, at: Point(x: inside.left, y: inside.top + 4), sheet.accent, limit: inside.size.width)
        }
        if hasLetters(in: canvas.bounds) {
            letters(in: inside).draw(on: &canvas, at: lettersOrigin(inside), sheet.accent) {
                LeaderboardScreen.Action.form(.letter($0))
            }
        }
        Self.buttons.draw(on: &canvas, in: popup.lastRow, ink: .onPanel(theme))
        return cursors[isAtPoints ? 1 : 0]
    }
}
