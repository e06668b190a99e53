import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension MatchScreen {
    /// In a game the two buttons that take and go back elsewhere say yes and no.
    var gamepadMapping: GamepadMapping {
        switch shell.stage {
        case .playing, .ending: .question
        case .paused: .round
        case .ready, .over: .choice
        }
    }

    mutating func pointerMoved(to cell: Point) { hovered = answer(at: cell) }

    // MARK: - Before a game

    /// What is missing comes first: the name, then the length.
    var firstFocus: GameMenu<MatchChoice>.Item {
        switch setup.missing {
        case .name, .nameAndLength: .choice(.name)
        case .length: .choice(.length(.full))
        case nil: .action(.start)
        }
    }

    mutating func handleReady(_ input: Event, _ context: ScreenContext) -> [Effect]? {
        switch dialog {
        case .typing(let field): return handleTyping(input, field, context)
        case .alert(let missing): return handleAlert(input, missing, context)
        case nil: break
        }
        guard case .key(let press) = input, let length = chosenLength(press) else { return nil }
        return choose(length, thenStart: MatchLength(key: press.key) != nil, context)
    }

    func choiceKeys(_ context: ScreenContext) -> KeyBar<MatchChoice> {
        let name = KeyBar<MatchChoice>.Item(key: tr("Name"), label: "", action: .name)
        return KeyBar(
            items: [name] + MatchChoice.lengths(setup, unicode: context.display.unicode).items)
    }

    func choice(at cell: Point, _ context: ScreenContext) -> MatchChoice? {
        if layout.name.contains(cell) { return .name }
        return MatchChoice.lengths(setup, unicode: context.display.unicode)
            .action(at: cell, in: layout.lengths)
    }

    mutating func choose(_ choice: MatchChoice, by step: Int, _ context: ScreenContext) -> [Effect] {
        switch choice {
        case .name:
            beginTyping()
            return []
        case .length(let length): return choose(length, thenStart: true, context)
        }
    }

    /// The length that a key chooses: its first digit from anywhere, and left and right while one is in focus.
    private func chosenLength(_ press: KeyPress) -> MatchLength? {
        guard press.phase != .release, press.modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
        let all = MatchLength.allCases
        if let length = MatchLength(key: press.key) { return length }
        guard case .length(let focused)? = shell.menu.focusedChoice, let place = all.firstIndex(of: focused)
        else {
            return nil
        }
        switch press.key {
        case .left: return all[max(0, place - 1)]
        case .right: return all[min(all.count - 1, place + 1)]
        default: return nil
        }
    }

    /// Chooses a length, for the next run too. The focus goes on to the start from a digit or Enter, and with the
    /// arrows from length to length.
    private mutating func choose(
        _ length: MatchLength, thenStart: Bool, _ context: ScreenContext
    ) -> [Effect] {
        setup.length = length
        shell.menu.focus = thenStart ? firstFocus : .choice(.length(length))
        return [.change(context.settings) { $0.matchLength = length }]
    }

    private mutating func beginTyping() {
        shell.menu.focus = .choice(.name)
        let name = setup.name == .unnamed ? nil : setup.name
        dialog = .typing(TextField(name?.string ?? "", capacity: PlayerName.maxLength, selected: true))
    }

    private mutating func handleTyping(_ input: Event, _ field: TextField, _ context: ScreenContext)
        -> [Effect]
    {
        var field = field
        switch input {
        case .key(let press) where press.phase != .release:
            switch press.key {
            case .escape, .enter, .tab: return saveName(field, context)
            case .down where !press.modifiers.contains(.gamepad): return saveName(field, context)
            default: _ = field.handle(press)
            }
        case .paste(let text): field.insert(text.string)
        case .mouse(let mouse) where mouse.action == .press && letter(at: mouse.position, context) != nil:
            if let letter = letter(at: mouse.position, context) { field.handle(letter) }
        case .mouse(let mouse) where mouse.action == .press && !layout.name.contains(mouse.position):
            let effects = saveName(field, context)
            return effects + (choice(at: mouse.position, context).map { choose($0, by: 1, context) } ?? [])
        default: break
        }
        dialog = .typing(field)
        return []
    }

    private func letter(at cell: Point, _ context: ScreenContext) -> LetterPad.Key? {
        nameLetters(context).flatMap { $0.pad.key(at: cell, from: $0.origin) }
    }

    /// The letters that a name is clicked from, in the place of the cards.
    func nameLetters(_ context: ScreenContext) -> (pad: LetterPad, origin: Point)? {
        let isScanned = context.settings.scanning != .off
        guard case .typing = dialog, isScanned || shell.usesMouse else { return nil }
        let table = layout.table
        let pad = [
            LetterPad(columns: Self.letterColumns, context.settings), LetterPad(columns: table.size.width),
        ]
        .first { $0.rows <= table.size.height && $0.columns <= table.size.width }
        return pad.map {
            let left = table.left + (table.size.width - $0.columns) / 2
            return ($0, Point(x: left, y: table.top + (table.size.height - $0.rows) / 2))
        }
    }

    private static let letterColumns = 36

    /// The name holds, and the next game is begun with it too.
    private mutating func saveName(_ field: TextField, _ context: ScreenContext) -> [Effect] {
        saveName(PlayerName(field.text))
        guard let name = setup.name, name != context.settings.lastName else { return [] }
        return [.change(context.settings) { $0.lastName = name }]
    }

    /// The focus goes on to what is missing, if anything.
    private mutating func saveName(_ name: PlayerName?) {
        dialog = nil
        setup.name = name
        shell.menu.focus = firstFocus
    }

    /// Any key or click closes the alert and leads to what is missing; a letter is a name's first, and Tab, or a
    /// click on it, is for who gives none.
    private mutating func handleAlert(
        _ input: Event, _ missing: MatchSetup.Missing, _ context: ScreenContext
    ) -> [Effect] {
        let alert = MatchAlert(missing, in: shell.bounds)
        var isLetter = false
        switch input {
        case .key(let press) where press.phase == .press:
            if alert.asksForName && press.key == .tab { return playUnnamed() }
            if case .character(let letter) = press.key { isLetter = letter != " " }
        case .mouse(let mouse) where mouse.action == .press:
            if alert.button(at: mouse.position) == .unnamed { return playUnnamed() }
        default: return []
        }
        dialog = nil
        if case .key(let press) = input, !alert.asksForName, let length = MatchLength(key: press.key) {
            return choose(length, thenStart: true, context)
        }
        guard alert.asksForName else {
            shell.menu.focus = .choice(.length(.full))
            return []
        }
        beginTyping()
        guard isLetter, case .typing(let field) = dialog else { return [] }
        return handleTyping(input, field, context)
    }

    /// Whoever has only a mouse can type no name.
    private mutating func playUnnamed() -> [Effect] {
        saveName(.unnamed)
        return []
    }

    // MARK: - In a game

    mutating func handlePlaying(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .key(let press) where press.phase == .press:
            guard press.modifiers.isDisjoint(with: [.control, .alt]), let answer = MatchAnswer(press.key)
            else { return [] }
            return give(answer, context)
        case .mouse(let mouse) where mouse.action == .press:
            return answer(at: mouse.position).map { give($0, context) } ?? []
        default: return []
        }
    }

    func isMove(_ input: Event, _ context: ScreenContext) -> Bool {
        switch input {
        case .key(let press): MatchAnswer(press.key) != nil
        case .mouse(let mouse): answer(at: mouse.position) != nil
        default: false
        }
    }

    private mutating func give(_ answer: MatchAnswer, _ context: ScreenContext) -> [Effect] {
        spendTimeOfChoice(context)
        return perform(.answer(answer == .yes), context)
    }

    var hasTimeLimit: Bool { true }

    func moveTargets(_ context: ScreenContext) -> [Offer] { layout.answers.map { Offer($0, Click(in: $0)) } }

    func answer(at cell: Point) -> MatchAnswer? {
        zip(MatchAnswer.allCases, layout.answers).first { $0.1.contains(cell) }?.0
    }
}
