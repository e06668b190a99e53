import FoundationEssentials

/// The scores of one game and variant, best first.
package struct Leaderboard: Hashable, Sendable {
    package enum Filter: Hashable, Sendable {
        case all
        /// Played without an aid.
        case unaided
    }

    /// In rank order.
    package let entries: [ScoreEntry]
    /// Whose seed was known: shown after the others, without a rank.
    package let marked: [ScoreEntry]

    package init(_ scores: some Sequence<ScoreEntry>, _ board: LeaderboardID, _ filter: Filter = .all) {
        let own = scores.filter { $0.stands(on: board) && (filter == .all || $0.aid == nil) }
            .sorted(by: Self.outranks)
        entries = own.filter { $0.seed == nil }
        marked = own.filter { $0.seed != nil }
    }

    /// The highest ranked score of each leaderboard that has one.
    package static func bests(of scores: some Sequence<ScoreEntry>) -> [LeaderboardID: Int] {
        let ranked = scores.lazy.filter { $0.seed == nil }.map { ($0.leaderboard, $0.score) }
        return Dictionary(ranked, uniquingKeysWith: max)
    }

    /// The highest ranked score of a player, or of all where no name is given.
    package static func best(
        of scores: some Sequence<ScoreEntry>, on board: LeaderboardID, by name: PlayerName?
    ) -> Int? {
        scores.lazy.filter { $0.seed == nil && $0.stands(on: board) && (name == nil || $0.name == name) }
            .map(\.score).max()
    }

    /// By higher score, fewer moves, earlier date, and the identifier, so that the order is the same on every machine.
    package static func outranks(_ one: ScoreEntry, _ other: ScoreEntry) -> Bool {
        if one.score != other.score { return one.score > other.score }
        let (moves, otherMoves) = (one.moves ?? .max, other.moves ?? .max)
        if moves != otherMoves { return moves < otherMoves }
        if one.date != other.date { return one.date < other.date }
        return one.id < other.id
    }
}

extension ScoreEntry {
    package func stands(on board: LeaderboardID) -> Bool { game == board.game && variant == board.name }
}
