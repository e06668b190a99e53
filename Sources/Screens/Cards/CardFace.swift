import Model
import TerminalCore

/// What stands on the face of a card.
struct CardFace: Hashable, Sendable {
    /// A sign or a picture.
    var symbol: SafeText
    /// What it is called.
    var name: SafeText
    /// The same for a narrow card; nil: the name is clipped there.
    var shortName: SafeText?
    /// What stands on a card with room for a single line, the best that fits first.
    var brief: [SafeText]
    /// The sign's own ink on paper, or nil where it is of no importance.
    var ink: RGB?
    /// What is left of something that runs out while the card lies open.
    var bar: CardBar?
}

/// A bar at the foot of a card that shrinks.
struct CardBar: Hashable, Sendable {
    /// How full it is, 0 to 1.
    var share: Double
    /// The same as a number.
    var label: SafeText
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
