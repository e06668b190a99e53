import GameRules
import Localization
import Model
import Presentation

/// A game of cards line by line: cards have numbers, and a line turns one or two of them.
///
/// Cards that lie face up for a while at first do so until the next line comes: five seconds are enough to see
/// them, but not to hear them read.
struct PlainCards<Text: CardGameText>: PlainGame {

    private var text: Text
    var round = GameRound<Text.Rules>(.usual)
    var isRunning = false
    private var isPreview = false
    /// Whether it was said that two cards that do not match stay open for a while: once a game is enough.
    private var hasExplainedOpenCards = false

    init(_ context: Context) { text = Text(context) }

    func understands(_ line: PlainLine, _ context: Context) -> Bool {
        line.numbers != nil || Sentences.cardsWords.contains(line.folded)
    }

    func options(_ context: Context) -> Text.Rules.Options? { text.selection.options }

    func choices(_ context: Context) -> [RoundChoice] {
        text.selection.choices.enumerated().map { index, choice in
            RoundChoice(
                name: choice.name, words: choice.words, value: choice.typed[0],
                values: { text.search(index).values })
        }
    }

    mutating func choose(_ index: Int, _ value: String, _ context: Context) -> [Effect]? {
        guard let found = text.search(index).state(for: value) else { return nil }
        text.selection = found
        return apply(context)
    }

    mutating func choose(_ variant: Text.Rules.Options, _ context: Context) -> [Effect]? {
        guard text.selection.choose(variant) else { return nil }
        return apply(context)
    }

    private func apply(_ context: Context) -> [Effect] {
        [.change(context.settings) { text.selection.save(in: &$0) }] + problem
    }

    private var problem: [Effect] { text.selection.problem.map { [.say($0)] } ?? [] }

    var report: [String] { text.report(of: game.game) }

    // MARK: - The course of a game

    mutating func start(_ context: Context) -> [Effect] {
        guard let options = text.selection.options else { return problem }
        begin(options, context)
        hasExplainedOpenCards = false
        isPreview = Text.Rules.hasPreview
        if isPreview { _ = round.perform(.start, at: context.now) }
        let cards = game.table.pairs.count
        guard isPreview else {
            let effects = context.say(
                brief: tr("\(cards) cards."),
                normal: tr("\(cards) cards lie face down. Type one or two numbers."))
            rest(for: effects, context)
            return [.sound(.silence)] + effects
        }
        round.halt(at: context.now)
        return [.sound(.silence)] + text.listing(of: game.game, context)
            + context.say(brief: tr("Enter: turn down"), normal: Sentences.enterTurnsDown)
    }

    /// The cards are turned down, and the time of the preview has passed.
    private mutating func endPreview(_ context: Context) -> [Effect] {
        isPreview = false
        round.skipShow(at: context.now)
        _ = round.advance(to: context.now)
        return context.say(normal: tr("The cards are face down. Type one or two numbers."))
    }

    mutating func handle(_ line: PlainLine, _ context: Context) -> [Effect] {
        let effects = play(line, context)
        if isRunning { rest(for: effects, context) }
        return effects
    }

    /// Time stands while lines are read and the next is typed, where it is that of open cards.
    private mutating func rest(for effects: [Effect], _ context: Context) {
        guard Text.stopsClockWhileReading else { return }
        let pause = ReadingPace.time(for: effects)
        round.resume(at: round.time(at: context.now), alignedTo: context.now + pause)
    }

    /// A line is played whole or not at all.
    private mutating func play(_ line: PlainLine, _ context: Context) -> [Effect] {
        if line.isEmpty && isPreview { return endPreview(context) }
        if Sentences.cardsWords.contains(line.folded) { return list(context) }
        guard let numbers = line.numbers, numbers.count <= 2 else {
            return context.say(Sentences.cardHint)
        }
        var order = numbers
        if let refusal = game.table.refusal(ofTurning: numbers) {
            // A card that lies open until the next one can be the second of the two; their order does not
            // matter.
            order.reverse()
            guard game.table.refusal(ofTurning: order) == nil else { return context.say(refusal) }
        }
        var effects = isPreview ? endPreview(context) : []
        for number in order where isRunning { effects += turn(number, context) }
        return effects
    }

    private mutating func turn(_ number: Int, _ context: Context) -> [Effect] {
        let news = round.perform(.turn(number - 1), at: context.now)
        let spoken = news.outcomes.flatMap { describe($0, game.game, context) }
        return news.cues + spoken + (game.isOver ? finish(context) : [])
    }

    private mutating func describe(_ outcome: CardOutcome, _ game: Text.Rules, _ context: Context) -> [Effect]
    {
        switch outcome {
        case .down(let one, let other) where game.table.open.isEmpty:
            return context.say(tr("\(min(one, other) + 1) and \(max(one, other) + 1) are face down again."))
        case .preview, .playersTurn, .down, .stopped: return []
        case .up(let card):
            return text.turned(card, in: game, at: round.time(at: context.now), context)
        case .pair(let one, let other):
            return context.say(brief: tr("Pair."), normal: text.found(one, other, in: game))
                + context.say(full: tr("\(game.table.turnable.count) cards are left."))
        case .miss(let one, let other):
            let stayOpen = tr(
                "\(min(one, other) + 1) and \(max(one, other) + 1) stay face up until your next card.")
            defer { hasExplainedOpenCards = true }
            return context.say(brief: Sentences.noPair, normal: text.missed(one, other, in: game))
                + context.say(normal: hasExplainedOpenCards ? nil : stayOpen, full: stayOpen)
        case .won: return context.say(normal: Sentences.allFound)
        }
    }

    /// Which cards can be turned, and which lie open; all of them while all lie face up.
    private func list(_ context: Context) -> [Effect] {
        if isPreview {
            return text.listing(of: game.game, context) + context.say(Sentences.enterTurnsDown)
        }
        return (openCards + [faceDown]).flatMap(context.say)
    }

    private var faceDown: String {
        let numbers = game.table.turnable.map { "\($0 + 1)" }
        return tr("Face down: \(numbers.joined(separator: ", ")).")
    }

    private var openCards: [String] {
        guard !game.table.open.isEmpty else { return [] }
        let cards = game.table.open.sorted().map { "\($0 + 1) \(text.name(of: $0, in: game.game))" }
        return [tr("Face up: \(cards.joined(separator: ", ")).")]
    }

    // MARK: - Pausing and leaving

    mutating func resume(_ context: Context) -> [Effect] {
        guard !isPreview else { return context.say(Sentences.enterTurnsDown) }
        round.clock.run(at: context.now)
        let effects = list(context)
        rest(for: effects, context)
        return effects
    }

    var progress: [String] {
        guard game.game.hasProgress else { return [] }
        let (found, all, moves) = (game.table.matched.count / 2, game.table.pairs.count / 2, game.table.moves)
        return [
            tr(
                moves, one: "\(found) of \(all) pairs found after one move.",
                other: "\(found) of \(all) pairs found after \(moves) moves.")
        ]
    }

    func hints(_ context: Context) -> [String] {
        isPreview ? [Sentences.enterTurnsDown] : [Sentences.cardHint] + openCards + [faceDown]
    }
}

/// How long it takes to have lines read and to type the next.
enum ReadingPace {
    /// Reading time of a character: 120 words a minute, the pace of a slow voice or of a practised finger on Braille.
    static let character = Duration.milliseconds(100)
    /// Time to type a line, with the pause before it.
    static let typing = Duration.seconds(5)

    /// The time for what is said in these effects, and for the answer.
    static func time(for effects: [Effect]) -> Duration {
        typing
            + effects.reduce(.zero) { sum, effect in
                if case .say(let line) = effect { sum + character * line.string.count } else { sum }
            }
    }
}
