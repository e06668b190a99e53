import GameRules
import Model
import TerminalCore
import Localization
import Presentation

/// The pop-up at the end of a game: what was reached, what went wrong, and the name for the leaderboard.
struct GameOverPrompt: Hashable, Sendable {
    /// How it ends.
    enum Response: Hashable, Sendable {
        case save(PlayerName)
        case close
        /// The sequence is to be heard again, from the error on.
        case hearAgain
    }

    /// The game that has ended.
    let finished: FinishedGame
    /// What it begins with.
    let title: SafeText
    /// What there is to tell of it, beside its score.
    private let report: [SafeText]
    private let canHearAgain: Bool
    private let isBest: Bool
    private let hasGamepad: Bool
    private(set) var field: TextField
    private var asksForName = false

    /// Asks about a game, with a few lines about it; the last name is filled in, or that of the one of
    /// several players who has the score. Nobody's name is not filled in.
    init(
        _ finished: FinishedGame, title: SafeText = tr("Game over"), report: [SafeText],
        canHearAgain: Bool = false, scorer: PlayerName? = nil, _ context: ScreenContext
    ) {
        self.finished = finished
        self.title = title
        self.report = report
        self.canHearAgain = canHearAgain
        let best = Leaderboard.best(of: context.scores, finished.board)
        isBest = finished.chosenSeed == nil && finished.score > (best ?? 0)
        hasGamepad = context.hasGamepad
        let name = scorer ?? context.settings.lastName
        field = TextField(
            name == .unnamed ? "" : name?.string ?? "", capacity: PlayerName.maxLength, selected: true)
    }

    /// Takes a key, a paste or a click; the answer, once given.
    mutating func take(_ input: Event, in bounds: Rect) -> Response? {
        switch input {
        case .key(let press) where press.phase != .release:
            if press.key == .escape { return .close }
            if press.key == .enter { return save() }
            if press.key == .tab && canHearAgain { return .hearAgain }
            asksForName = field.take(press) ? false : asksForName
        case .paste(let text): field.insert(text.string)
        case .mouse(let mouse) where mouse.action == .press: return click(mouse.position, bounds)
        default: break
        }
        return nil
    }

    private mutating func save() -> Response? {
        guard let name = PlayerName(field.text) else {
            asksForName = true
            return nil
        }
        return .save(name)
    }

    /// Whoever has only a mouse cannot type a name, and keeps the score without one.
    private func click(_ cell: Point, _ bounds: Rect) -> Response? {
        switch buttons.action(at: cell, in: buttonRow(popup(in: bounds))) {
        case .save: .save(PlayerName(field.text) ?? .unnamed)
        case .close: .close
        case .hearAgain: .hearAgain
        case nil: nil
        }
    }

    private enum Button: Hashable, Sendable { case save, hearAgain, close }

    private var buttons: KeyBar<Button> {
        let all: [KeyBar<Button>.Item] = [
            .init(key: tr("Enter"), label: tr("save"), action: .save),
            .init(key: "Tab", label: tr("hear again"), action: .hearAgain),
            .init(key: "Esc", label: tr("close"), action: .close),
        ]
        return KeyBar(items: all.filter { canHearAgain || $0.action != .hearAgain })
    }

    /// As wide and as high as its lines ask for, and as it is used to at least.
    private func popup(in bounds: Rect) -> Popup {
        let lines = lines
        let columns = lines.map(\.columns).max() ?? 0
        return Popup(columns: max(canHearAgain ? 42 : 36, columns), rows: max(8, lines.count + 6), in: bounds)
    }

    private func buttonRow(_ popup: Popup) -> Rect {
        Rect(
            x: popup.inside.left, y: popup.inside.bottom - 1, width: popup.inside.size.width, height: 1)
    }

    /// Draws the pop-up and returns where the text cursor stands.
    func draw(on canvas: inout Canvas, display: DisplayStyle) -> Point {
        let theme = display.theme
        let popup = popup(in: canvas.bounds)
        popup.draw(on: &canvas, display: display)
        let inside = popup.inside
        var row = inside.top
        canvas.write(title, at: Point(x: inside.left, y: row), theme.panelAccent)
        canvas.writeRight(
            tr("Score \(finished.board.formatted(score: finished.score))"), endingAt: inside.right,
            row: row,
            theme.panelAccent)
        let lines = lines
        let isTight = inside.size.height < max(8, lines.count + 5)
        let nameRow = inside.bottom - (isTight ? 2 : 3)
        row += inside.size.height >= 8 && lines.count < nameRow - row - 1 ? 2 : 1
        for line in lines.prefix(max(0, nameRow - row)) {
            let fitting = line.columns <= inside.size.width ? line : line.shortened(to: inside.size.width)
            canvas.write(fitting, at: Point(x: inside.left, y: row), theme.panel)
            row += 1
        }
        let label = canvas.write(tr("Name") + " ", at: Point(x: inside.left, y: nameRow), theme.panelQuiet)
        let start = inside.left + label
        canvas.write(
            SafeText(field.text), at: Point(x: start, y: nameRow),
            field.isSelected ? theme.focus : theme.panel,
            limit: inside.right - start)
        if field.text.isEmpty {
            canvas.write(
                asksForName ? tr("a name first, or Esc") : tr("who played?"),
                at: Point(x: start + 1, y: nameRow),
                theme.panelQuiet, limit: inside.right - start)
        }
        buttons.draw(on: &canvas, in: buttonRow(popup), ink: .onPanel(theme))
        return Point(x: min(inside.right - 1, start + field.cursorColumn), y: nameRow)
    }

    private var lines: [SafeText] {
        var lines = report
        if let seed = finished.chosenSeed {
            lines.append(tr("Seed \(seed): not ranked."))
        } else if isBest {
            lines.append(tr("A new best!"))
        }
        if hasGamepad { lines.append(tr("Gamepad: up/down for letters, A save, B close")) }
        return lines
    }
}
