import GameRules
import Localization
import Model
import Presentation

/// What tells Pairs and Words apart, where cards are turned line by line.
protocol CardGameText: Sendable {
    associatedtype Rules: CardRules

    static var kind: GameKind { get }
    /// What was chosen last.
    init(_ context: Context)
    /// What the next game is played with; nil when there is none.
    var options: Rules.Options? { get }
    /// Why there is none.
    var problem: String? { get }
    /// What can be chosen.
    var choices: [RoundChoice] { get }
    /// Chooses the next value, or the one that was typed; false when there is no such value.
    mutating func choose(_ place: Int, _ value: String) -> Bool
    /// Chooses what a leaderboard's name says; false when there is no such variant here.
    mutating func choose(_ variant: Variant) -> Bool
    /// Remembers what is chosen.
    func save(in settings: inout Settings)
    /// Takes what a game was played with that is to be told again.
    mutating func use(_ options: Rules.Options)
    /// What stands on a card.
    func name(of card: Int, in game: Rules) -> String
    /// Whether time stands while lines are read and typed.
    static var hasReadingClock: Bool { get }
    /// The seconds that a card can still lie open and count, where some of them are used up; nil where that counts
    /// for nothing.
    func secondsLeft(of card: Int, in game: Rules, at time: Duration) -> Int?
    /// What the card is one of, such as its language; nil when all are of one kind.
    func kind(of card: Int, in game: Rules) -> String?
    /// What a found pair earned, in a sentence.
    func found(_ one: Int, _ other: Int, in game: Rules) -> String
    /// What two cards that do not belong together are, in a sentence.
    func missed(_ one: Int, _ other: Int, in game: Rules) -> String
    /// What there is to tell of a game that has ended.
    func report(of game: Rules) -> [String]
}

extension CardGameText {
    static var hasReadingClock: Bool { false }
    func secondsLeft(of card: Int, in game: Rules, at time: Duration) -> Int? { nil }
    func kind(of card: Int, in game: Rules) -> String? { nil }

    /// All cards with what stands on them, four in a line, those of one kind together.
    func faces(of game: Rules, _ context: Context) -> [Effect] {
        let cards = Dictionary(grouping: game.table.pairs.indices) { kind(of: $0, in: game) ?? "" }
        return cards.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }.flatMap { kind, cards in
            let names = cards.map { "\($0 + 1) \(name(of: $0, in: game))" }
            return stride(from: 0, to: names.count, by: 4).flatMap { start in
                let four = names[start..<min(start + 4, names.count)].joined(separator: ", ")
                return context.say(kind.isEmpty ? Sentences.ended(four) : tr("\(kind): \(four)."))
            }
        }
    }

    /// The card that was turned: its number, what stands on it and, where more is told, what it is one of, or the
    /// seconds it has left.
    /// - Parameter time: when it was turned; nil where that is long ago.
    func turned(_ card: Int, in game: Rules, at time: Duration? = nil, _ context: Context) -> [Effect] {
        let (number, name) = (card + 1, name(of: card, in: game))
        let seconds = time.flatMap { secondsLeft(of: card, in: game, at: $0) }
        return context.say(
            brief: Sentences.card(number, name),
            normal: seconds.map { Sentences.card(number, name, secondsLeft: $0) }
                ?? kind(of: card, in: game).map { Sentences.card(number, name, $0) })
    }
}
