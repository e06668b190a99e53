import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension MatchScreen {
    /// In a game the buttons that confirm and go back elsewhere answer yes and no.
    var gamepadMapping: GamepadMapping {
        switch shell.stage {
        case .playing, .ending: .question
        case .paused: .round
        case .ready, .over: .choice
        }
    }

    mutating func point(at move: MatchGame.Move?) { hovered = move }

    // MARK: - Before a game

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

    mutating func choose(_ choice: MatchChoice, by step: Int, _ context: ScreenContext) -> [Effect] {
        switch (choice, dialog) {
        case (.name, .typing): return []
        case (.name, _):
            beginTyping()
            return []
        case (.length(let length), _):
            // A click on it ends the typing of a name.
            return (dialog == nil ? [] : goOn(context)) + choose(length, thenStart: true, context)
        case (.letter(let key), .typing(var field)):
            field.handle(key)
            dialog = .typing(field)
            return []
        case (.letter, _): return []
        case (.unnamed, _): return playUnnamed()
        }
    }

    /// The length that a key chooses: its first digit at any time, left and right while a length has the focus.
    private func chosenLength(_ press: KeyPress) -> MatchLength? {
        guard press.phase != .release, !press.isChord else { return nil }
        let all = MatchLength.allCases
        if let length = MatchLength(key: press.key) { return length }
        guard case .length(let focused)? = shell.menu.focusedChoice, let index = all.firstIndex(of: focused)
        else {
            return nil
        }
        switch press.key {
        case .left: return all[max(0, index - 1)]
        case .right: return all[min(all.count - 1, index + 1)]
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
        if !field.take(input), case .key(let press) = input, press.phase != .release,
            [.escape, .enter, .tab, .down].contains(press.key)
        {
            return saveName(field, context)
        }
        dialog = .typing(field)
        return []
    }

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

    /// Keeps the name for the next run, too.
    private mutating func saveName(_ field: TextField, _ context: ScreenContext) -> [Effect] {
        saveName(PlayerName(field.text))
        guard let name = setup.name, name != context.settings.lastName else { return [] }
        return [.change(context.settings) { $0.lastName = name }]
    }

    private mutating func saveName(_ name: PlayerName?) {
        dialog = nil
        setup.name = name
        shell.menu.focus = firstFocus
    }

    /// Any key closes the alert and leads to what is missing; a letter begins the name, and Tab plays without one.
    private mutating func handleAlert(
        _ input: Event, _ missing: MatchSetup.Missing, _ context: ScreenContext
    ) -> [Effect] {
        guard case .key(let press) = input, press.phase == .press else { return [] }
        let asksForName = missing != .length
        if asksForName && press.key == .tab { return playUnnamed() }
        if !asksForName, let length = MatchLength(key: press.key) {
            dialog = nil
            return choose(length, thenStart: true, context)
        }
        let effects = goOn(context)
        guard case .typing(let field) = dialog, case .character(let letter) = press.key, letter != " " else {
            return effects
        }
        return handleTyping(input, field, context)
    }

    /// A click beside the field keeps the typed name; one on the alert leads to what is missing.
    mutating func goOn(_ context: ScreenContext) -> [Effect] {
        switch dialog {
        case .typing(let field): return saveName(field, context)
        case .alert(.length):
            dialog = nil
            shell.menu.focus = .choice(.length(.full))
            return []
        case .alert:
            beginTyping()
            return []
        case nil: return skipEnd(context)
        }
    }

    /// For players with a mouse alone, who cannot type a name.
    private mutating func playUnnamed() -> [Effect] {
        saveName(.unnamed)
        return []
    }

    // MARK: - In a game

    mutating func handlePlaying(_ input: Event, _ context: ScreenContext) -> [Effect] {
        guard case .key(let press) = input, press.phase == .press,
            !press.isChord, let answer = MatchGame.Move(press.key)
        else { return [] }
        return make(answer, context)
    }

    func isMove(_ input: Event, _ context: ScreenContext) -> Bool {
        if case .key(let press) = input { MatchGame.Move(press.key) != nil } else { false }
    }

    /// The same answer is right several times in a row, and a doubtful press would cost time.
    func countsOnce(_ press: KeyPress, _ context: ScreenContext) -> Bool { false }

    mutating func make(_ move: MatchGame.Move, _ context: ScreenContext) -> [Effect] {
        chargeScanTime(context)
        return perform(move, context)
    }

    var hasTimeLimit: Bool { true }

    func moveOffers(_ context: ScreenContext) -> [Offer] {
        zip(MatchGame.Move.answers, layout.answers).map { Offer($1, Action.move($0)) }
    }
}
