import GameRules
import Model
import TerminalCore
import Presentation

extension CardScreen {
    var gamepadMapping: GamepadMapping {
        switch stage {
        case .playing, .paused: .round
        case .ready, .won, .naming: .choice
        }
    }

    /// Takes what came from the terminal, according to what the screen is doing.
    mutating func take(_ input: Event, _ context: ScreenContext) -> [Effect] {
        if MinimumSize.applies(to: size) { return takeUnseen(input) }
        switch stage {
        case .ready: return takeReady(input, context)
        case .playing: return takePlaying(input, context)
        case .paused(let menu): return take(input, for: menu, context)
        case .won: return []
        case .naming(let prompt): return take(input, for: prompt, context)
        }
    }

    private mutating func takeReady(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .key(let press):
            if let effects = takeChoice(press, context) { return effects }
            return menu.take(press, choices: Array(deck.choices.indices)).map { activate($0, context) } ?? []
        case .mouse(let mouse) where mouse.action == .press: return click(mouse.position, context)
        default: return []
        }
    }

    /// Takes the letter of a choice, whatever is in focus; nil when it was none.
    private mutating func takeChoice(_ press: KeyPress, _ context: ScreenContext) -> [Effect]? {
        guard case .character(let letter) = press.key, press.phase != .release,
            press.modifiers.isDisjoint(with: [.control, .alt]),
            let place = deck.choices.firstIndex(where: { String($0.key) == letter.lowercased() })
        else { return nil }
        return choose(place, by: letter.isUppercase ? -1 : 1, context)
    }

    private mutating func choose(_ place: Int, by step: Int, _ context: ScreenContext) -> [Effect] {
        deck.choose(place, by: step)
        word = nil
        deal()
        var settings = context.settings
        deck.keep(in: &settings)
        return settings == context.settings ? [] : [.applySettings(settings)]
    }

    private mutating func click(_ cell: Point, _ context: ScreenContext) -> [Effect] {
        if let action = navigation.action(at: cell, in: layout.navigation) {
            return activate(.action(action), context)
        }
        if let place = choiceKeys.action(at: cell, in: layout.choices) {
            return activate(.choice(place), context)
        }
        guard let card = grid.card(at: cell), deck.options != nil else { return [] }
        let effects = start(context)
        return Deck.Rules.opening == nil ? effects + turn(card, context) : effects
    }

    private mutating func activate(_ item: GameMenu<Int>.Item, _ context: ScreenContext) -> [Effect] {
        switch item {
        case .choice(let place): return choose(place, by: 1, context)
        case .action(.start): return start(context)
        case .action(let action): return action.effects(boardName(context))
        }
    }

    private mutating func takePlaying(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .key(let press) where press.phase != .release:
            guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return [] }
            return takePlayingKey(press, context)
        case .mouse(let mouse) where mouse.action == .press:
            let line = StatusLine(context, keys: playingKeys, inRound: true, in: layout.notice)
            if let action = line.action(at: mouse.position, of: playingKeys) {
                return perform(action, context)
            }
            return grid.card(at: mouse.position).map { turn($0, context) } ?? []
        default: return []
        }
    }

    private mutating func perform(_ action: CardAction, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .restart: return start(context)
        case .pause: pause(context)
        }
        return []
    }

    private mutating func takePlayingKey(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        switch press.key {
        case .left, .character("h"): moveCursor(.left)
        case .right, .character("l"): moveCursor(.right)
        case .up, .character("k"): moveCursor(.up)
        case .down, .character("j"): moveCursor(.down)
        case .tab: stepCursor(by: press.modifiers.contains(.shift) ? -1 : 1)
        // A key held down turns one card, restarts once and pauses once.
        case _ where press.phase == .repeat: break
        case .enter, .character(" "): return turn(cursor, context)
        case .character("r"): return start(context)
        case .escape: pause(context)
        default: break
        }
        return []
    }

    /// The cards that the focus goes to: those on the table, face up or down.
    private var lying: [Int] { game.table.pairs.indices.filter { !game.table.matched.contains($0) } }

    private mutating func moveCursor(_ direction: CardGrid.Direction) {
        cursor = grid.card(direction, of: cursor, among: lying) ?? cursor
    }

    /// Tab goes from card to card as one reads.
    private mutating func stepCursor(by step: Int) {
        let cards = lying
        let next = step > 0 ? cards.first { $0 > cursor } : cards.last { $0 < cursor }
        cursor = next ?? (step > 0 ? cards.first : cards.last) ?? cursor
    }
}
