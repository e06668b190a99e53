internal import FoundationEssentials

/// The scores of one game and variant, best first; of two alike the earlier stands higher.
public struct Leaderboard: Equatable, Sendable {
    /// The entries in rank order.
    public let entries: [ScoreEntry]

    /// Picks and ranks what belongs to one game and variant.
    public init(_ scores: some Sequence<ScoreEntry>, game: GameKind, variant: String) {
        entries = scores.filter { $0.game == game && $0.variant == variant }.sorted(by: Self.outranks)
    }

    /// The highest score, or nil when nobody has played.
    public var best: Int? { entries.first?.score }

    /// Whether one entry stands above the other: higher score, then earlier date, then the identifier,
    /// so that the order is the same on every machine.
    public static func outranks(_ one: ScoreEntry, _ other: ScoreEntry) -> Bool {
        if one.score != other.score { return one.score > other.score }
        if one.date != other.date { return one.date < other.date }
        return one.id.uuidString < other.id.uuidString
    }
}
