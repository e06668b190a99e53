public import FoundationEssentials
public import Model

/// What the history tells of a game without reading its moves.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
    /// The identifier of the game.
    public let id: UUID
    /// The game that was played.
    public let game: GameKind
    /// The variant, as written in files.
    public let variant: String
    /// Points.
    public let score: Int
    /// When the game ended, to the second.
    public let date: Date
    /// How long it took.
    public let duration: Duration
}

extension HistoryEntry {
    init(_ record: GameRecord) {
        self.init(
            id: record.id, game: record.game, variant: record.variant, score: record.score, date: record.date,
            duration: record.duration)
    }
}
