import GameRules
import Model
import Presentation
import TerminalCore

extension CardScreen {
    mutating func handleReady(_ input: Event, _ context: ScreenContext) -> [Effect]? {
        guard case .key(let press) = input, case .character(let letter) = press.key, press.phase != .release,
            !press.isChord,
            let index = deck.selection.choices.firstIndex(where: { String($0.key) == letter.lowercased() })
        else { return nil }
        return choose(index, by: letter.isUppercase ? -1 : 1, context)
    }

    /// A click on a card before a game starts one and, unless all cards are shown first, turns that card.
    mutating func startWith(_ move: CardMove, _ context: ScreenContext) -> [Effect] {
        guard deck.selection.options != nil else { return [] }
        let effects = start(context)
        return Deck.Rules.hasPreview ? effects : effects + make(move, context)
    }

    func choiceKeys(_ context: ScreenContext) -> KeyBar<Int> {
        KeyBar(
            items: deck.selection.choices.enumerated().map { index, choice in
                .init(key: "\(choice.key)", label: choice.value, action: index)
            })
    }

    mutating func choose(_ index: Int, by step: Int, _ context: ScreenContext) -> [Effect] {
        deck.selection.choose(index, by: step)
        shell.message = nil
        arrange(context)
        let change = Effect.change(context.settings) { deck.selection.save(in: &$0) }
        return change == .applySettings(context.settings) ? [] : [change]
    }

    var roundKeys: KeyBar<RoundAction> {
        KeyBar(items: shell.isPlaying ? [.restart, .pause] : [])
    }

    mutating func handlePlaying(_ input: Event, _ context: ScreenContext) -> [Effect] {
        guard case .key(let press) = input, press.phase != .release,
            !press.isChord
        else { return [] }
        if let movement = Movement(press) {
            let remaining = game.table.pairs.indices.filter { !game.table.matched.contains($0) }
            cursor = grid.card(movement, of: cursor, among: remaining) ?? cursor
        }
        switch press.key {
        // A key held down turns one card, and asks once whether to restart.
        case _ where press.phase == .repeat: return []
        case .enter, .character(" "): return make(.turn(cursor), context)
        case .character("r"): return act(.restart, context)
        default: return []
        }
    }

    func isMove(_ input: Event, _ context: ScreenContext) -> Bool {
        guard case .key(let press) = input else { return false }
        return [.enter, .character(" "), .character("r")].contains(press.key) || Movement(press) != nil
    }

    var isGamesTurn: Bool { game.game.showsAll }

    var hasTimeLimit: Bool { Deck.hasTimeLimit }

    func moveOffers(_ context: ScreenContext) -> [Offer] {
        offers(of: game.table.turnable) + offers(of: game.table.open, .mouse)
    }

    func trialOffers(_ context: ScreenContext) -> [Offer] { offers(of: Array(grid.rects.indices), .mouse) }

    private func offers(of cards: [Int], _ reach: Offer.Reach = .everyone) -> [Offer] {
        cards.filter(grid.rects.indices.contains).map {
            Offer(grid.rects[$0], Action.move(.turn($0)), reach: reach)
        }
    }

    mutating func make(_ move: CardMove, _ context: ScreenContext) -> [Effect] {
        guard !repeatsMiss(move, context) else { return [] }
        if hasTimeLimit { chargeScanTime(context) }
        return perform(move, context)
    }

    /// A double click must not turn down at once what it has just turned up.
    private func repeatsMiss(_ move: CardMove, _ context: ScreenContext) -> Bool {
        guard case .turn(let card) = move, game.table.open.contains(card), let last = game.moves.last else {
            return false
        }
        return round.time(at: context.now) < last.time + AnimationTiming.doubleClick
    }
}
