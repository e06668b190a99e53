import GameRules
import Model
import Presentation

/// What one game of cards brings to the screen that all of them share: what stands on the
/// cards, and its words.
protocol CardGamePresentation: Sendable {
    associatedtype Selection: CardSelection
    typealias Rules = Selection.Rules

    var selection: Selection { get set }
    static var hasTimeLimit: Bool { get }
    /// Columns to rows of a card.
    static var proportion: Double { get }

    init(_ context: ScreenContext)

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

struct CardFace: Hashable, Sendable {
    var symbol: SafeText
    var name: SafeText
    /// The same for a narrow card; nil: the name is clipped there.
    var shortName: SafeText?
    /// What stands on a card with room for a single line, the best that fits first.
    var brief: [SafeText]
    /// The sign's own ink on paper, or nil where it is of no importance.
    var ink: RGB?
    /// What is left of something that runs out while the card lies open.
    var pie: CardPie?
}

struct CardPie: Hashable, Sendable {
    /// How much of it is left, 0 to 1.
    var share: Double
    var label: SafeText

    /// A quarter begins to be left out when it is over.
    var glyph: SafeText {
        switch Int((share * 4).rounded(.up)) {
        case 4...: "●"
        case 3: "◕"
        case 2: "◑"
        case 1: "◔"
        default: "○"
        }
    }
}

enum CardState: Hashable, Sendable {
    case down
    case up
    /// One of two that belong together, seen for the last time.
    case right
    /// One of two that do not belong together.
    case wrong
    case gone
}
