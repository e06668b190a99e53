import GameRules
import Localization
import Model
import Presentation
import TerminalCore

/// The popup at the end of a game; it asks for a name where there is a score to save.
struct GameOverPrompt: Hashable, Sendable {
    /// What the player answers.
    enum Response: Hashable, Sendable {
        case save(PlayerName)
        case close
        case hearAgain
        case playAgain
        /// Goes back to the choices before the game.
        case chooseAgain
        case leaderboard
    }

    /// What can be clicked.
    enum Part: Hashable, Sendable {
        case button(Response), letter(LetterPad.Key)
        /// Anywhere else: such a player has no keys.
        case elsewhere
    }

    let finished: FinishedGame
    let title: SafeText
    /// The score has no name yet.
    let asksForName: Bool
    /// Whether the score, one of 0, counts only once a name is typed.
    private let isOptional: Bool
    /// Whose score it is, where that was settled before; it is saved already.
    let knownName: PlayerName?
    let isBest: Bool
    private let lines: [SafeText]
    private let again: SafeText?
    private let canChooseAgain: Bool
    private(set) var field: TextField
    private var isNameMissing = false
    private let letters: LetterPad
    private var letterUse: LetterUse

    /// The name that was typed and not confirmed.
    var typedName: PlayerName? { asksForName && !field.isSelected ? PlayerName(field.text) : nil }

    private enum LetterUse: Hashable, Sendable {
        /// After a click beside the buttons.
        case onDemand
        /// Where they take no room from the lines.
        case withRoom
        case always
    }

    /// Fills in the name of the player who has the score, or the last name; nothing for an unnamed player.
    /// - Parameter offersLetters: whether letters to click are there from the beginning.
    init(
        _ finished: FinishedGame, _ summary: GameSummary, _ context: ScreenContext,
        offersLetters: Bool = false
    ) {
        self.finished = finished
        title = summary.title
        again = summary.again
        canChooseAgain = summary.isNameKnown
        let isRanked = finished.record.rankedScore != nil
        asksForName = !finished.isUnfinished && !summary.isNameKnown
        isOptional = !isRanked
        let name = isOptional ? nil : summary.scorer ?? context.settings.lastName
        knownName = isRanked && summary.isNameKnown ? name ?? .unnamed : nil
        isBest = isRanked && finished.origin.isRanked && finished.rank(among: context.scores) == 1
        let spelling: SafeText = tr("Gamepad: up/down for letters, A save, B close")
        lines =
            summary.report + finished.standing(context)
            + (context.hasGamepad && asksForName && context.settings.scanning == .off ? [spelling] : [])
        let isScanned = context.settings.scanning != .off
        letters = LetterPad(columns: Self.columns, context.settings)
        letterUse = isScanned ? .always : offersLetters ? .withRoom : .onDemand
        field = TextField(
            name == .unnamed ? "" : name?.string ?? "", capacity: PlayerName.maxLength, selected: true)
    }

    // MARK: - Input

    /// Returns the answer, once given.
    mutating func handle(_ input: Event) -> Response? {
        switch input {
        case .key(let press) where press.phase != .release: return handle(press)
        case .paste(let text) where asksForName: field.insert(text.string)
        default: break
        }
        return nil
    }

    /// A player with only a mouse may keep the score without a name.
    mutating func choose(_ part: Part) -> Response? {
        switch part {
        case .button(.save): return .save(PlayerName(field.text) ?? .unnamed)
        case .button(let response): return response
        case .letter(let key):
            isNameMissing = false
            field.handle(key)
        case .elsewhere: if asksForName { letterUse = .always }
        }
        return nil
    }

    private mutating func handle(_ press: KeyPress) -> Response? {
        switch press.key {
        case .escape where press.phase == .press: return .close
        case .enter where press.phase == .press: return asksForName ? save() : .playAgain
        case .tab where again != nil: return .hearAgain
        case .character("p") where canChooseAgain: return .chooseAgain
        case .character("l") where knownName != nil: return .leaderboard
        case .character(" ") where !asksForName: return .playAgain
        default:
            if asksForName { isNameMissing = field.handle(press) ? false : isNameMissing }
            return nil
        }
    }

    private mutating func save() -> Response? {
        if savesNothing { return .close }
        guard let name = PlayerName(field.text) else {
            isNameMissing = true
            return nil
        }
        return .save(name)
    }

    /// Whether closing it loses nothing.
    var savesNothing: Bool { !asksForName || isOptional && field.text.isEmpty }

    private var buttons: KeyBar<Response> {
        let enter: KeyBar<Response>.Item =
            !asksForName
            ? .init(key: tr("Enter"), label: tr("play again"), action: .playAgain)
            : savesNothing
                ? .init(key: tr("Enter"), label: tr("close"), action: .close)
                : .init(key: tr("Enter"), label: tr("save"), action: .save(.unnamed))
        let again = again.map { KeyBar<Response>.Item(key: "Tab", label: $0, action: .hearAgain) }
        let player: KeyBar<Response>.Item = .init(key: "p", label: tr("player"), action: .chooseAgain)
        let list: KeyBar<Response>.Item = .init(key: "l", label: tr("leaderboard"), action: .leaderboard)
        let close: KeyBar<Response>.Item =
            .init(key: "Esc", label: asksForName ? tr("don't save") : tr("close"), action: .close)
        return KeyBar(
            items: [enter] + [again].compactMap(\.self) + (canChooseAgain ? [player] : [])
                + (knownName == nil ? [] : [list]) + (enter.action == .close ? [] : [close]))
    }

    // MARK: - Room

    /// As large as its lines need.
    func popup(in area: Rect) -> Popup {
        let lines = lines(in: area)
        let columns = (lines.map(\.columns) + [buttons.columns, Self.columns]).max() ?? Self.columns
        return Popup(columns: columns, rows: looseRows(lines.count) + letterRows(in: area), in: area)
    }

    /// The narrowest popup.
    private static let columns = 36

    /// Counts all empty rows, without letters.
    private func looseRows(_ lines: Int) -> Int { asksForName ? max(8, lines + 6) : lines + 4 }

    // MARK: - Letters

    /// Where they are wanted, they need room beside title, name and keys alone.
    private func hasLetters(in area: Rect) -> Bool {
        guard asksForName, letters.columns <= area.size.width - 4 else { return false }
        let room = area.size.height - 2 - letters.rows
        return switch letterUse {
        case .onDemand: false
        case .withRoom: room > looseRows(lines(in: area).count)
        case .always: room >= 4
        }
    }

    private func letterRows(in area: Rect) -> Int { hasLetters(in: area) ? letters.rows + 1 : 0 }

    /// Below the name, with an empty row above the keys where there is room.
    private func lettersOrigin(_ inside: Rect) -> Point {
        let isTight = inside.size.height < looseRows(0) + letters.rows
        let bottom = inside.bottom - (isTight ? 1 : 2)
        return Point(x: inside.left + (inside.size.width - letters.columns) / 2, y: bottom - letters.rows)
    }

    // MARK: - Drawing

    private func lines(in area: Rect) -> [SafeText] { lines.flatMap { $0.wrapped(to: area.size.width - 4) } }

    /// Returns the cell of the text cursor, where there is something to type.
    func draw(
        on canvas: inout Canvas, in area: Rect, display: DisplayStyle, offering: (Part) -> any OfferAction
    ) -> Point? {
        let theme = display.theme
        let sheet = SheetStyle(theme)
        let popup = popup(in: area)
        popup.draw(on: &canvas, display: display, isGolden: isBest)
        canvas.offer(Offer(canvas.bounds, offering(.elsewhere), reach: .mouse))
        let (inside, lines) = (popup.inside, lines(in: area))
        canvas.focus = inside.origin
        canvas.write(title, at: inside.origin, sheet.accent)
        let score = finished.board.formatted(score: finished.score)
        let told = finished.board.titled(score: finished.score)
        let hasRoom = title.columns + 1 + told.columns <= inside.size.width
        canvas.writeRight(
            hasRoom ? told : score, endingAt: inside.right, row: inside.top,
            isBest ? sheet.medals[0] : sheet.accent)
        let rows = letterRows(in: area)
        let isTight = inside.size.height < rows + (asksForName ? max(8, lines.count + 5) : lines.count + 4)
        let hasLetters = rows > 0
        let nameRow =
            hasLetters
            ? lettersOrigin(inside).y - (isTight ? 1 : 2)
            : inside.bottom - (asksForName ? isTight ? 2 : 3 : isTight ? 1 : 2)
        let first = inside.top + (!isTight && lines.count < nameRow - inside.top - 1 ? 2 : 1)
        for (row, line) in zip(first..<max(first, nameRow), lines) {
            canvas.write(line, at: Point(x: inside.left, y: row), sheet.text)
        }
        buttons.draw(on: &canvas, in: popup.lastRow, offering: { offering(.button($0)) }) { _ in
            .onPanel(theme)
        }
        if hasLetters {
            letters.draw(on: &canvas, at: lettersOrigin(inside), sheet.accent) { offering(.letter($0)) }
        }
        return asksForName ? drawName(on: &canvas, inside, row: nameRow, theme) : nil
    }

    private func drawName(
        on canvas: inout Canvas, _ inside: Rect, row: Int, _ theme: Theme
    ) -> Point {
        let sheet = SheetStyle(theme)
        guard !savesNothing else {
            let start = Point(x: inside.left, y: row)
            canvas.write(tr("Name, if it is to count"), at: start, sheet.quiet, limit: inside.size.width)
            return start
        }
        let label = canvas.write(tr("Name") + " ", at: Point(x: inside.left, y: row), sheet.quiet)
        let start = Point(x: inside.left + label, y: row)
        let cursor = field.draw(on: &canvas, at: start, to: inside.right, theme)
        if field.text.isEmpty {
            let hint: SafeText = isNameMissing ? tr("a name first, or Esc") : tr("who played?")
            canvas.write(hint, at: Point(x: start.x + 1, y: row), sheet.quiet, limit: inside.right - start.x)
        }
        return cursor
    }
}
