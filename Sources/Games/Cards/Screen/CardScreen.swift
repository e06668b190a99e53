import GameRules
import Localization
import Model
import Presentation

struct CardScreen<Deck: CardGamePresentation>: GameScreen {
    typealias Action = GameOffer<Deck.Rules.Move, Int>

    /// Choices are identified by their index.
    var shell: GameShell<Int, OnlyEnding>
    var deck: Deck
    var round: GameRound<Deck.Rules>
    /// Pairs that were found and can still be seen, until a time.
    var parting: [Int: Duration] = [:]
    var event: CardOutcome?
    /// The card that a turn has just knocked out of its place.
    var shake: Shake<Int>?
    var cursor = 0
    var grid: CardGrid

    init(_ context: ScreenContext) {
        shell = GameShell(context)
        deck = Deck(context)
        round = GameRound(deck.selection.options ?? .usual)
        let table = CardLayout(size: context.size).table
        grid = CardGrid(count: round.session.table.pairs.count, in: table, proportion: Deck.proportion)
    }

    var layout: CardLayout { CardLayout(size: shell.size) }

    mutating func arrange(_ context: ScreenContext) {
        if shell.isReady { deal() }
        grid = CardGrid(
            count: game.table.pairs.count, in: layout.table, proportion: Deck.proportion,
            text: shell.isReady ? 0 : deck.longestText(in: game.game))
    }

    /// Puts the cards on the table that a game would be played with.
    private mutating func deal() {
        round = GameRound(deck.selection.options ?? .usual)
        (cursor, event, parting) = (0, nil, [:])
    }

    func nextOptions(_ context: ScreenContext) -> Deck.Rules.Options? { deck.selection.options }

    mutating func layOut(_ options: Deck.Rules.Options, _ context: ScreenContext) {
        deck.selection.use(options)
        (cursor, event, parting) = (0, nil, [:])
    }

    mutating func start(_ context: ScreenContext) -> [Effect] {
        guard let options = deck.selection.options else { return [] }
        open(options, seed: context.seed, context)
        return [.sound(.silence)] + (Deck.Rules.hasPreview ? perform(.start, context) : [])
    }

    mutating func perform(_ move: Deck.Rules.Move, _ context: ScreenContext) -> [Effect] {
        guard case .turn(let card) = move else {
            return follow(round.perform(move, at: context.now), context)
        }
        let tone = SoundCue.press(game.table.corner(of: card, columns: grid.columns), held: false)
        return follow(round.perform(move, tone: tone, at: context.now), of: card, context)
    }

    /// Nothing but a turned card changes what is to be seen.
    mutating func follow(_ news: RoundEvents<CardOutcome>, _ context: ScreenContext) -> [Effect] { [] }

    private mutating func follow(
        _ news: RoundEvents<CardOutcome>, of card: Int, _ context: ScreenContext
    ) -> [Effect] {
        let outcomes = news.outcomes.filter { Deck.Rules.judgement(of: $0) != nil && $0 != .won }
        guard !news.outcomes.isEmpty else { return [] }
        cursor = card
        guard let last = outcomes.last else {
            // Two that differ were turned down again.
            event = nil
            return []
        }
        if context.settings.haptics && !context.display.reducedMotion {
            shake = Shake(piece: card, end: context.now + AnimationTiming.shake)
        }
        event = last
        if case .pair(let one, let other) = last {
            parting[one] = context.now + AnimationTiming.parting
            parting[other] = context.now + AnimationTiming.parting
        }
        var effects = news.cues
        if let (text, language) = deck.speech(of: card, in: game.game) {
            effects.append(.speak(text, language: language))
        }
        return game.isOver ? effects + end(.done, context) : effects
    }

    mutating func advance(_ context: ScreenContext) -> [Effect] {
        parting = parting.filter { $0.value > context.now }
        if let shake, shake.end <= context.now { self.shake = nil }
        return isLive ? follow(round.advance(to: context.now), context) : []
    }

    func moments(_ context: ScreenContext) -> [Duration] {
        var moments = Array(parting.values)
        if let shake { moments.append(shake.end) }
        if isLive {
            let change = game.game.nextChange(after: round.time(at: context.now))
            moments += [change.flatMap(round.clock.moment), round.wake(after: context.now)].compactMap(\.self)
        }
        return moments
    }

    var hasBegun: Bool { game.game.hasProgress || !game.table.open.isEmpty && !game.game.showsAll }

    func summary(_ context: ScreenContext) -> GameSummary {
        GameSummary(title: tr("All found!"), report: deck.report(of: game.game))
    }
}
