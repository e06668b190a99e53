package import FoundationEssentials
package import Model

/// What the history tells of a game without reading its moves.
package struct HistoryEntry: Hashable, Sendable, Identifiable {
    /// The identifier of the game.
    package let id: UUID
    /// The game that was played.
    package let game: GameKind
    /// The variant, as written in files.
    package let variant: String
    /// Points.
    package let score: Int
    /// When the game ended, to the second.
    package let date: Date
    /// How long it took.
    package let duration: Duration
}

extension HistoryEntry {
    init(_ record: GameRecord) {
        self.init(
            id: record.id, game: record.game, variant: record.variant, score: record.score, date: record.date,
            duration: record.duration)
    }
}
