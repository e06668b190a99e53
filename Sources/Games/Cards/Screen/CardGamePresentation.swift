import GameRules
import Model
import Presentation

/// What one game of cards brings to the screen that all of them share: its choices, what stands on the
/// cards, and its words.
protocol CardGamePresentation: Sendable {
    associatedtype Selection: CardSelection
    typealias Rules = Selection.Rules

    var selection: Selection { get set }
    static var isAgainstTime: Bool { get }
    /// Columns to rows of a card.
    static var proportion: Double { get }

    init(_ context: ScreenContext)

    var choices: [CardChoice] { get }

    func face(of card: Int, _ state: CardState, in game: Rules, at time: Duration, _ display: DisplayStyle)
        -> CardFace
    /// The columns of the longest text on the cards that cannot be told by a part of it.
    func longestText(in game: Rules) -> Int
    /// What is said when a card is turned, and in which language's tag.
    func speech(of card: Int, in game: Rules) -> (text: String, language: String)?

    /// What happened last, in words.
    func sentence(_ event: CardOutcome, in game: Rules) -> SafeText?
    var rule: SafeText { get }
    func instruction(in game: Rules, at time: Duration) -> SafeText
    func score(of game: Rules, at time: Duration) -> SafeText
    func figures(of game: Rules, at time: Duration) -> [SafeText]
    func report(of game: Rules) -> [SafeText]
}

/// Something that can be chosen before a game: its key, and the value that it has.
struct CardChoice: Hashable, Sendable {
    /// The letter that takes the next value; with Shift the one before.
    let key: Character
    let value: SafeText
}
