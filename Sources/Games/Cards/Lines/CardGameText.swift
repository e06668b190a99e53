import GameRules
import Localization
import Presentation

/// What tells Pairs and Words apart, where cards are turned line by line.
protocol CardGameText: Sendable {
    associatedtype Selection: CardSelection
    typealias Rules = Selection.Rules

    init(_ context: Context)
    var selection: Selection { get set }
    func name(of card: Int, in game: Rules) -> String
    /// While lines are read and typed.
    static var stopsClockWhileReading: Bool { get }
    /// Seconds that the card can still lie open and earn its bonus; nil while none is used, or where there is no such
    /// time.
    func secondsLeft(of card: Int, in game: Rules, at time: Duration) -> Int?
    /// What the card is one of, such as its language; nil when all are of one kind.
    func kind(of card: Int, in game: Rules) -> String?
    /// What a found pair earned, in a sentence.
    func found(_ one: Int, _ other: Int, in game: Rules) -> String
    /// What two cards that do not belong together are, in a sentence.
    func missed(_ one: Int, _ other: Int, in game: Rules) -> String
    func report(of game: Rules) -> [String]
}

extension CardGameText {
    static var stopsClockWhileReading: Bool { false }
    func secondsLeft(of card: Int, in game: Rules, at time: Duration) -> Int? { nil }
    func kind(of card: Int, in game: Rules) -> String? { nil }

    func search(_ index: Int) -> CyclingSearch<Selection> {
        CyclingSearch(
            start: selection,
            next: { selection in
                var next = selection
                next.choose(index, by: 1)
                return next
            }, names: { $0.choices[index].typed })
    }

    /// All cards with what stands on them, four in a line, those of one kind together.
    func listing(of game: Rules, _ context: Context) -> [Effect] {
        let byKind = Dictionary(grouping: game.table.pairs.indices) { kind(of: $0, in: game) ?? "" }
        return byKind.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }.flatMap { kind, cards in
            let entries = cards.map { "\($0 + 1) \(name(of: $0, in: game))" }
            return stride(from: 0, to: entries.count, by: 4).flatMap { start in
                let four = entries[start..<min(start + 4, entries.count)].joined(separator: ", ")
                return context.say(kind.isEmpty ? Sentences.ended(four) : tr("\(kind): \(four)."))
            }
        }
    }

    /// The card that was turned: its number, what stands on it and, where more is told, what it is one of, or the
    /// seconds it has left.
    /// - Parameter time: when it was turned; nil leaves out the seconds left, as in a replay.
    func turned(_ card: Int, in game: Rules, at time: Duration? = nil, _ context: Context) -> [Effect] {
        let (number, name) = (card + 1, name(of: card, in: game))
        let seconds = time.flatMap { secondsLeft(of: card, in: game, at: $0) }
        return context.say(
            brief: Sentences.card(number, name),
            normal: seconds.map { Sentences.card(number, name, secondsLeft: $0) }
                ?? kind(of: card, in: game).map { Sentences.card(number, name, $0) })
    }
}

extension CardTable {
    /// Why cards cannot be turned one after the other; nil when they can. A line is refused whole, before any of its
    /// cards is turned.
    ///
    /// The answer is the same whatever lies under the cards: a refusal must not give away whether two are a pair.
    /// - Parameter numbers: cards by their numbers, from 1.
    func refusal(ofTurning numbers: [Int]) -> String? {
        var open = open
        var turned: Set<Int> = []
        for number in numbers {
            let card = number - 1
            guard pairs.indices.contains(card) else {
                return tr("There is no card \(number); the cards are numbered from 1 to \(pairs.count).")
            }
            if matched.contains(card) { return tr("Card \(number) is gone; its pair has been found.") }
            if turned.contains(card) { return tr("Type two different cards.") }
            if open.contains(card) {
                // One of two that differ, alone, turns both down.
                if self.open.count == 2 && numbers.count == 1 { return nil }
                return self.open.count == 2
                    ? tr("Card \(number) stays face up until you turn another one.")
                    : tr("Card \(number) is already face up.")
            }
            if open.count == 2 { open = [] }
            open.append(card)
            turned.insert(card)
        }
        return nil
    }
}

struct CardNarrator<Text: CardGameText>: ReplayNarrator {
    private var text: Text
    private var held: [Effect] = []

    init(_ game: Text.Rules, _ context: Context) {
        text = Text(context)
        text.selection.use(game.options)
    }

    mutating func narrate(
        _ step: Replay<Text.Rules>.Step, _ game: Text.Rules, _ context: Context
    ) -> [Effect] {
        step.outcomes.flatMap { outcome -> [Effect] in
            switch outcome {
            case .preview: return text.listing(of: game, context)
            case .playersTurn, .down, .stopped: return []
            case .up(let card):
                held += text.turned(card, in: game, context)
                return []
            case .pair(let one, let other):
                return rest(context) + context.say(text.found(one, other, in: game))
            case .miss(let one, let other):
                return rest(context) + context.say(text.missed(one, other, in: game))
            case .won:
                return context.say(Sentences.allFound)
                    + text.report(of: game).flatMap(context.say)
            }
        }
    }

    mutating func rest(_ context: Context) -> [Effect] {
        defer { held = [] }
        return held
    }
}
