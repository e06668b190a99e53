public import FoundationEssentials
public import Model

extension GameRecord {
    /// A finished game as the history keeps it; its moves are the whole share code, so that sharing,
    /// verifying and replaying a game of the history all begin with the same line of text.
    /// - Parameters:
    ///   - names: who played, seat by seat, when there were several; share codes do not tell.
    ///   - day: the day whose sequence it was, if it was a daily game.
    ///   - date: when the game ended.
    /// - Throws: what a share code throws for a game that no person plays.
    public init(_ game: RecordedGame, id: UUID, names: [PlayerName] = [], day: UTCDay? = nil, date: Date)
        throws(ShareCodeError)
    {
        let seats = names.enumerated().map { ("player-\($0.offset + 1)", $0.element.string) }
        self.init(
            id: id, game: game.options.kind, variant: day?.board(of: game.options) ?? game.options.board,
            seed: game.seed, options: Dictionary(uniqueKeysWithValues: seats), score: game.score, date: date,
            duration: game.verdict.duration, moves: try ShareCode(game).text)
    }

    /// Who played, seat by seat; empty when one played alone.
    public var names: [PlayerName] {
        (1...4).compactMap { options["player-\($0)"].flatMap(PlayerName.init) }
    }

    /// The game with its moves; throws when the file has been tampered with.
    public var played: RecordedGame {
        get throws(ShareCodeError) { try ShareCode(parsing: moves).game }
    }
}
