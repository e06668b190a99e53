public import FoundationEssentials
public import Model

extension GameRecord {
    /// A finished game as the history keeps it; its moves are the whole share code, so that sharing,
    /// verifying and replaying a game of the history all begin with the same line of text.
    /// - Parameters:
    ///   - day: the day whose sequence it was, if it was a daily game.
    ///   - date: when the game ended.
    /// - Throws: what a share code throws for a game that no person plays.
    public init(_ game: RecordedGame, id: UUID, day: UTCDay? = nil, date: Date) throws(ShareCodeError) {
        self.init(
            id: id, game: game.options.kind, variant: day?.board(of: game.options) ?? game.options.board,
            seed: game.seed, options: [:], score: game.score, date: date,
            duration: game.verdict.duration, moves: try ShareCode(game).text)
    }

    /// The game with its moves; throws when the file has been tampered with.
    public var played: RecordedGame {
        get throws(ShareCodeError) { try ShareCode(parsing: moves).game }
    }
}
