import GameRules
import Model
import Presentation
import TerminalCore

extension CardScreen {
    var gamepadMapping: GamepadMapping {
        switch shell.stage {
        case .playing, .paused: .round
        case .ready, .ending, .over: .choice
        }
    }

    // MARK: - Before a game

    /// A choice by its letter, or a card by a click, which starts the game.
    mutating func handleReady(_ input: Event, _ context: ScreenContext) -> [Effect]? {
        switch input {
        case .key(let press):
            guard case .character(let letter) = press.key, press.phase != .release,
                press.modifiers.isDisjoint(with: [.control, .alt]),
                let place = deck.choices.firstIndex(where: { String($0.key) == letter.lowercased() })
            else { return nil }
            return choose(place, by: letter.isUppercase ? -1 : 1, context)
        case .mouse(let mouse) where mouse.action == .press:
            guard let card = grid.card(at: mouse.position), deck.selection.options != nil else { return nil }
            let effects = start(context)
            return Deck.Rules.opening == nil ? effects + turn(card, context) : effects
        default: return nil
        }
    }

    func choiceKeys(_ context: ScreenContext) -> KeyBar<Int> {
        KeyBar(
            items: deck.choices.enumerated().map { place, choice in
                .init(key: "\(choice.key)", label: choice.value, action: place)
            })
    }

    func choice(at cell: Point, _ context: ScreenContext) -> Int? {
        choiceKeys(context).action(at: cell, in: layout.choices)
    }

    mutating func choose(_ place: Int, by step: Int, _ context: ScreenContext) -> [Effect] {
        deck.selection.choose(place, by: step)
        shell.message = nil
        arrange(context)
        let change = Effect.change(context.settings) { deck.selection.save(in: &$0) }
        return change == .applySettings(context.settings) ? [] : [change]
    }

    // MARK: - In a game

    /// The keys that work in a game, beside those that turn cards.
    var roundKeys: KeyBar<RoundAction> {
        KeyBar(items: shell.isPlaying ? [.restart, .pause] : [])
    }

    mutating func handlePlaying(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .key(let press) where press.phase != .release:
            guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return [] }
            return handlePlayingKey(press, context)
        case .mouse(let mouse) where mouse.action == .press:
            return grid.card(at: mouse.position).map { turn($0, context) } ?? []
        default: return []
        }
    }

    func isMove(_ input: Event, _ context: ScreenContext) -> Bool {
        switch input {
        case .key(let press):
            switch press.key {
            case .left, .right, .up, .down, .tab, .enter, .character(" "), .character("r"): true
            case .character("h"), .character("j"), .character("k"), .character("l"): true
            default: false
            }
        case .mouse(let mouse): grid.card(at: mouse.position) != nil
        default: false
        }
    }

    var isGamesTurn: Bool { game.game.showsAll }

    var hasTimeLimit: Bool { Deck.isAgainstTime }

    func moveTargets(_ context: ScreenContext) -> [Offer] {
        game.table.turnable.filter(grid.rects.indices.contains).map {
            Offer(grid.rects[$0], Click(in: grid.rects[$0]))
        }
    }

    private mutating func turn(_ card: Int, _ context: ScreenContext) -> [Effect] {
        if hasTimeLimit { spendTimeOfChoice(context) }
        return perform(Deck.Rules.turning(card), context)
    }

    private mutating func handlePlayingKey(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        switch press.key {
        case .left, .character("h"): moveCursor(.left)
        case .right, .character("l"): moveCursor(.right)
        case .up, .character("k"): moveCursor(.up)
        case .down, .character("j"): moveCursor(.down)
        case .tab: stepCursor(by: press.modifiers.contains(.shift) ? -1 : 1)
        // A key held down turns one card, and asks once.
        case _ where press.phase == .repeat: break
        case .enter, .character(" "): return turn(cursor, context)
        case .character("r"): return act(.restart, context)
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
