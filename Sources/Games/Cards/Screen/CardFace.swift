import Model

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

/// A pie at the foot of a card that shrinks.
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

/// How a card lies on the table.
enum CardState: Hashable, Sendable {
    case down
    case up
    /// One of two that belong together, seen for the last time.
    case right
    /// One of two that do not belong together.
    case wrong
    /// Its place is empty.
    case gone
}
