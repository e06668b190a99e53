import GameRules
import Model
import Presentation

/// What tells Pairs and Words apart, where cards are turned line by line.
protocol CardGameText: Sendable {
    /// The rules.
    associatedtype Rules: CardRules

    /// Which game.
    static var kind: GameKind { get }
    /// What was chosen last.
    init(_ context: Context)
    /// What the next game is played with; nil when there is none.
    var options: Rules.Options? { get }
    /// Why there is none.
    var trouble: String? { get }
    /// What can be chosen.
    var choices: [RoundChoice] { get }
    /// Chooses the next value, or the one that was typed; false when there is no such value.
    mutating func choose(_ place: Int, _ value: String) -> Bool
    /// Chooses what a leaderboard's name says; false when there is no such variant here.
    mutating func choose(_ variant: Variant) -> Bool
    /// Remembers what is chosen.
    func keep(in settings: inout Settings)
    /// Takes what a game was played with that is to be told again.
    mutating func lay(_ options: Rules.Options)
    /// What stands on a card.
    func name(of card: Int, in game: Rules) -> String
    /// What a found pair earned, in a sentence.
    func found(_ one: Int, _ other: Int, in game: Rules) -> String
    /// What two cards that do not belong together are, in a sentence.
    func missed(_ one: Int, _ other: Int, in game: Rules) -> String
    /// What there is to tell of a game that has ended.
    func report(of game: Rules) -> [String]
}

extension CardGameText {
    /// All cards with what stands on them, four in a line.
    func faces(of game: Rules, _ context: Context) -> [Effect] {
        let names = game.table.pairs.indices.map { "\($0 + 1) \(name(of: $0, in: game))" }
        return stride(from: 0, to: names.count, by: 4).flatMap { start in
            context.say(names[start..<min(start + 4, names.count)].joined(separator: ", ") + ".")
        }
    }
}
