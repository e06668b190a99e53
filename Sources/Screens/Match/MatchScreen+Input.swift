import GameRules
import Model
import TerminalCore
import Presentation

extension MatchScreen {
    /// In a game the two buttons that take and go back elsewhere say yes and no.
    var gamepadMapping: GamepadMapping {
        switch stage {
        case .playing: .question
        case .paused: .round
        case .ready, .typing, .alert, .over, .naming: .choice
        }
    }

    /// Takes what came from the terminal, according to what the screen is doing.
    mutating func take(_ input: Event, _ context: ScreenContext) -> [Effect] {
        if MinimumSize.applies(to: size) { return takeUnseen(input) }
        switch stage {
        case .ready: return takeReady(input, context)
        case .typing(let field): return takeTyping(input, field, context)
        case .alert(let missing): return takeAlert(input, missing, context)
        case .playing: return takePlaying(input, context)
        case .paused(let menu): return take(input, for: menu, context)
        case .over: break
        case .naming(let prompt): return take(input, for: prompt, context)
        }
        return []
    }

    // MARK: - Before a game

    private mutating func takeReady(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .key(let press):
            if let length = chosenLength(press) {
                return choose(length, thenStart: MatchLength(key: press.key) != nil, context)
            }
            return menu.take(press, choices: MatchChoice.all).map { activate($0, context) } ?? []
        case .mouse(let mouse) where mouse.action == .press:
            return item(at: mouse.position, context.display).map { activate($0, context) } ?? []
        default: return []
        }
    }

    /// The length that a key chooses: its first digit from anywhere, and left and right while one is in focus.
    private func chosenLength(_ press: KeyPress) -> MatchLength? {
        guard press.phase != .release, press.modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
        let all = MatchLength.allCases
        if let length = MatchLength(key: press.key) { return length }
        guard case .length(let focused)? = menu.focusedChoice, let place = all.firstIndex(of: focused) else {
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
        menu.focus = thenStart ? .action(.start) : .choice(.length(length))
        setup.length = length
        var settings = context.settings
        settings.matchLength = length
        return [.applySettings(settings)]
    }

    private func item(at cell: Point, _ display: DisplayStyle) -> GameMenu<MatchChoice>.Item? {
        if layout.name.contains(cell) { return .choice(.name) }
        let lengths = MatchChoice.lengths(setup, unicode: display.unicode)
        if let choice = lengths.action(at: cell, in: layout.lengths) { return .choice(choice) }
        return GameAction.keys(inRound: false).action(at: cell, in: layout.page.navigation)
            .map { .action($0) }
    }

    private mutating func activate(_ item: GameMenu<MatchChoice>.Item, _ context: ScreenContext) -> [Effect] {
        switch item {
        case .choice(.name): beginTyping()
        case .choice(.length(let length)): return choose(length, thenStart: true, context)
        case .action(.start): return start(context)
        case .action(let action): return action.effects(boardName(context))
        }
        return []
    }

    private mutating func beginTyping() {
        menu.focus = .choice(.name)
        let name = setup.name == .unnamed ? nil : setup.name
        stage = .typing(TextField(name?.string ?? "", capacity: PlayerName.maxLength, selected: true))
    }

    private mutating func takeTyping(_ input: Event, _ field: TextField, _ context: ScreenContext) -> [Effect]
    {
        var field = field
        switch input {
        case .key(let press) where press.phase != .release:
            switch press.key {
            case .escape:
                stage = .ready
                return []
            case .enter, .tab: return keepName(field, context)
            case .down where !press.modifiers.contains(.gamepad): return keepName(field, context)
            default: _ = field.take(press)
            }
        case .paste(let text): field.insert(text.string)
        case .mouse(let mouse) where mouse.action == .press && !layout.name.contains(mouse.position):
            return keepName(field, context) + takeReady(input, context)
        default: break
        }
        stage = .typing(field)
        return []
    }

    /// The name holds, and the next game is begun with it too.
    private mutating func keepName(_ field: TextField, _ context: ScreenContext) -> [Effect] {
        keepName(PlayerName(field.text))
        guard let name = setup.name, name != context.settings.lastName else { return [] }
        var settings = context.settings
        settings.lastName = name
        return [.applySettings(settings)]
    }

    /// The focus goes on to what is missing, if anything.
    private mutating func keepName(_ name: PlayerName?) {
        stage = .ready
        setup.name = name
        if name != nil { focusMissing() }
    }

    /// Any key or click closes the alert and leads to what is missing; a letter is a name's first, and Tab, or a
    /// click on it, is for who gives none.
    private mutating func takeAlert(
        _ input: Event, _ missing: MatchSetup.Missing, _ context: ScreenContext
    ) -> [Effect] {
        let alert = MatchAlert(missing, in: bounds)
        var isLetter = false
        switch input {
        case .key(let press) where press.phase == .press:
            if alert.asksForName && press.key == .tab { return playUnnamed() }
            if case .character(let letter) = press.key { isLetter = letter != " " }
        case .mouse(let mouse) where mouse.action == .press:
            if alert.button(at: mouse.position) == .unnamed { return playUnnamed() }
        default: return []
        }
        stage = .ready
        if case .key(let press) = input, !alert.asksForName, let length = MatchLength(key: press.key) {
            return choose(length, thenStart: true, context)
        }
        guard alert.asksForName else {
            menu.focus = .choice(.length(.full))
            return []
        }
        beginTyping()
        guard isLetter, case .typing(let field) = stage else { return [] }
        return takeTyping(input, field, context)
    }

    /// Whoever has only a mouse can type no name.
    private mutating func playUnnamed() -> [Effect] {
        keepName(.unnamed)
        return []
    }

    // MARK: - In a game

    private mutating func takePlaying(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .key(let press) where press.phase == .press:
            if press.key == .escape { return pause(context) }
            guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return [] }
            return MatchAnswer(press.key).map { say($0, context) } ?? []
        case .mouse(let mouse) where mouse.action == .press:
            if let answer = answer(at: mouse.position) { return say(answer, context) }
            let line = StatusLine(context, keys: Self.roundKeys, inRound: true, in: layout.page.notice)
            let isPause = line.action(at: mouse.position, of: Self.roundKeys) != nil
            return isPause ? pause(context) : []
        default: return []
        }
    }

    /// The button at a cell.
    func answer(at cell: Point) -> MatchAnswer? {
        zip(MatchAnswer.allCases, layout.answers).first { $0.1.contains(cell) }?.0
    }

    /// Waits for the next start.
    mutating func becomeReady(_ context: ScreenContext) -> [Effect] {
        stage = .ready
        menu.focus = .action(.start)
        return []
    }

    /// The name is kept for the next game.
    mutating func played(by name: PlayerName) { setup.name = name }
}
