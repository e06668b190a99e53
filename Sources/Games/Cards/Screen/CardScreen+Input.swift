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

    mutating func handleReady(_ input: Event, _ context: ScreenContext) -> [Effect]? {
        guard case .key(let press) = input, case .character(let letter) = press.key, press.phase != .release,
            !press.isChord,
            let place = deck.choices.firstIndex(where: { String($0.key) == letter.lowercased() })
        else { return nil }
        return choose(place, by: letter.isUppercase ? -1 : 1, context)
    }

    /// A click on a card starts the game, and turns it unless all are shown first.
    mutating func tryOut(_ move: CardMove, _ context: ScreenContext) -> [Effect] {
        guard deck.selection.options != nil else { return [] }
        let effects = start(context)
        return Deck.Rules.hasPreview ? effects : effects + make(move, context)
    }

    func choiceKeys(_ context: ScreenContext) -> KeyBar<Int> {
        KeyBar(
            items: deck.choices.enumerated().map { place, choice in
                .init(key: "\(choice.key)", label: choice.value, action: place)
            })
    }

    mutating func choose(_ place: Int, by step: Int, _ context: ScreenContext) -> [Effect] {
        deck.selection.choose(place, by: step)
        shell.message = nil
        arrange(context)
        let change = Effect.change(context.settings) { deck.selection.save(in: &$0) }
        return change == .applySettings(context.settings) ? [] : [change]
    }

    // MARK: - In a game

    var roundKeys: KeyBar<RoundAction> {
        KeyBar(items: shell.isPlaying ? [.restart, .pause] : [])
    }

    mutating func handlePlaying(_ input: Event, _ context: ScreenContext) -> [Effect] {
        guard case .key(let press) = input, press.phase != .release,
            !press.isChord
        else { return [] }
        return handlePlayingKey(press, context)
    }

    func isMove(_ input: Event, _ context: ScreenContext) -> Bool {
        guard case .key(let press) = input else { return false }
        return [.enter, .character(" "), .character("r")].contains(press.key) || Movement(press) != nil
    }

    var isGamesTurn: Bool { game.game.showsAll }

    var hasTimeLimit: Bool { Deck.isAgainstTime }

    func moveOffers(_ context: ScreenContext) -> [Offer] { offers(of: game.table.turnable) }

    func trialOffers(_ context: ScreenContext) -> [Offer] { offers(of: Array(grid.rects.indices), .mouse) }

    private func offers(of cards: [Int], _ reach: Offer.Reach = .everyone) -> [Offer] {
        cards.filter(grid.rects.indices.contains).map {
            Offer(grid.rects[$0], Action.move(.turn($0)), reach: reach)
        }
    }

    mutating func make(_ move: CardMove, _ context: ScreenContext) -> [Effect] {
        if hasTimeLimit { spendTimeOfChoice(context) }
        return perform(move, context)
    }

    private mutating func handlePlayingKey(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        switch Movement(press) {
        case .left: moveCursor(.left)
        case .right: moveCursor(.right)
        case .up: moveCursor(.up)
        case .down: moveCursor(.down)
        case .next: stepCursor(by: 1)
        case .previous: stepCursor(by: -1)
        default: break
        }
        switch press.key {
        // A key held down turns one card, and asks once.
        case _ where press.phase == .repeat: break
        case .enter, .character(" "): return make(.turn(cursor), context)
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
