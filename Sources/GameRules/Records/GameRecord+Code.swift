package import FoundationEssentials
package import Model

extension GameRecord {
    /// The record's moves are the whole share code, so that sharing, verifying and replaying begin with the same text.
    /// - Parameters:
    ///   - origin: a chosen seed and a practised one mark the record and its code.
    ///   - names: seat by seat, when several played; not in share codes.
    /// - Throws: what a share code throws for a game that no person plays.
    package init(
        _ game: RecordedGame, id: UUID, origin: SeedOrigin, names: [PlayerName] = [], date: Date
    ) throws(ShareCodeError) {
        var marked = game
        marked.hasKnownSeed = !origin.isRanked
        self.init(
            id: id, game: game.options.kind, variant: origin.leaderboard(of: game.options).name,
            seed: game.seed, options: [:], score: game.score, date: date,
            duration: game.verdict.duration, moves: try ShareCode(marked).text)
        self.names = names
        switch origin {
        case .random, .daily: break
        case .chosen: knownSeed = .chosen
        case .practice: knownSeed = .practice
        }
    }

    /// Throws when the file has been tampered with.
    package var played: RecordedGame {
        get throws(ShareCodeError) { try ShareCode(parsing: moves).game }
    }
}
