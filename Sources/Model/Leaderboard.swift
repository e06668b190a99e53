import FoundationEssentials

/// The scores of one game and variant, best first; of two alike the earlier stands higher.
public struct Leaderboard: Hashable, Sendable {
    /// The ranked entries in rank order.
    public let entries: [ScoreEntry]
    /// Entries of games whose seed the player chose: shown after the others, without a rank.
    public let marked: [ScoreEntry]

    /// Picks and ranks what belongs to one game and variant.
    public init(_ scores: some Sequence<ScoreEntry>, game: GameKind, variant: String) {
        let own = scores.filter { $0.game == game && $0.variant == variant }.sorted(by: Self.outranks)
        entries = own.filter { $0.seed == nil }
        marked = own.filter { $0.seed != nil }
    }

    /// The highest score, or nil when nobody has played.
    public var best: Int? { entries.first?.score }

    /// The highest score of a board, found without ranking it: a frame of a game asks for it every time.
    public static func best(of scores: some Sequence<ScoreEntry>, _ board: LeaderboardID) -> Int? {
        var best: Int?
        for entry in scores where entry.seed == nil && entry.score > best ?? .min {
            if entry.game == board.game && entry.variant == board.variant { best = entry.score }
        }
        return best
    }

    /// Whether one entry stands above the other: higher score, then earlier date, then the identifier,
    /// so that the order is the same on every machine.
    public static func outranks(_ one: ScoreEntry, _ other: ScoreEntry) -> Bool {
        if one.score != other.score { return one.score > other.score }
        if one.date != other.date { return one.date < other.date }
        return one.id < other.id
    }
}
