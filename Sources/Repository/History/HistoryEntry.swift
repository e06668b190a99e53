package import FoundationEssentials
package import Model

/// A game of the history without its moves.
package struct HistoryEntry: Hashable, Sendable, Identifiable {
    package let id: UUID
    package let game: GameKind
    /// As written in files.
    package let variant: String
    package let score: Int
    /// To the second.
    package let date: Date
    package let duration: Duration
}

extension HistoryEntry {
    init(_ record: GameRecord) {
        self.init(
            id: record.id, game: record.game, variant: record.variant, score: record.score, date: record.date,
            duration: record.duration)
    }
}
