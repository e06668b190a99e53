import GameRules
import Model
import TerminalCore
import Presentation

/// The screen of a game of cards; what tells one such game from another is in its deck.
struct CardScreen<Deck: CardGamePresentation>: Screen {
    /// What the screen is doing.
    enum Stage: GameStage, Hashable {
        /// The cards lie face down and wait for a start.
        case ready
        case playing
        /// The game stands still under a menu, its cards face down.
        case paused(PauseMenu)
        /// The last pair is looked at.
        case won(FinishedGame, since: Duration)
        /// A name is asked for.
        case naming(GameOverPrompt)
    }

    var stage = Stage.ready
    var deck: Deck
    var game: GameSession<Deck.Rules>
    var clock = GameClock(at: .zero)
    /// Where the seed of the game that runs came from.
    var origin = SeedOrigin.random
    /// Pairs that were found and can still be seen, until a time.
    var parting: [Int: Duration] = [:]
    /// What happened to the cards last.
    var news: CardEvent?
    /// The card that a turn has just knocked out of its place.
    var jolt: CardJolt?
    /// The card that Enter would turn.
    var cursor = 0
    /// What keys reach before a game; choices go by their places.
    var menu = GameMenu<Int>()
    var layout: CardLayout
    var grid: CardGrid
    var size: Size
    /// What became of the last score.
    var word: SafeText?

    /// An idle screen.
    init(_ context: ScreenContext) {
        deck = Deck(context)
        game = GameSession(options: deck.options ?? Deck.Rules.plainOptions, seed: 0)
        size = context.size
        layout = CardLayout(size: context.size)
        grid = CardGrid(count: game.table.pairs.count, in: layout.table, proportion: Deck.proportion)
    }

    /// Takes an event.
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        var effects: [Effect] = []
        switch event {
        case .appeared: fit(context)
        case .input(.resize): fit(context)
        case .input(let input): effects = take(input, context)
        case .suspending: pause(context)
        case .inputEnded, .leaving: effects = leave(context)
        case .saved(let result): scoreSaved(result)
        case .heard, .tick, .answer, .note: break
        }
        return effects + pass(context)
    }

    /// When something next happens or moves.
    func wake(_ context: ScreenContext) -> Duration? {
        var moments = Array(parting.values)
        if let jolt { moments.append(jolt.end) }
        if case .won(_, let since) = stage { moments.append(since + AnimationTiming.winning) }
        if stage == .playing, !MinimumSize.applies(to: size) {
            let change = game.game.nextChange(after: clock.time(at: context.now))
            moments += [change, game.deadline].compactMap { $0.flatMap(clock.moment) }
        }
        return moments.min()
    }

    /// Lays the cards of the game out, or of the one that would start now.
    mutating func arrange() {
        grid = CardGrid(count: game.table.pairs.count, in: layout.table, proportion: Deck.proportion)
    }

    /// Works out where things stand in a window of another size; a game that can no longer be seen stands
    /// still until it can.
    private mutating func fit(_ context: ScreenContext) {
        let wasHidden = MinimumSize.applies(to: size)
        size = context.size
        layout = CardLayout(size: size)
        arrange()
        let isHidden = MinimumSize.applies(to: size)
        guard stage == .playing, wasHidden != isHidden else { return }
        if isHidden { clock.stop(at: context.now) } else { clock.run(at: context.now) }
    }
}

/// A card knocked out of its place for a moment.
struct CardJolt: Hashable, Sendable {
    /// Which card.
    let card: Int
    /// When it is back.
    let end: Duration
}
