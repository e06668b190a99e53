package import Model

/// The options of a game: small values that name its leaderboard and fit into a share code.
package protocol GameChoices: Hashable, Sendable {
    /// Codes the options one by one; the same walk writes and reads them.
    mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError)

    /// Whether what was reached counts in a game that was given up, too.
    var countsUnfinished: Bool { get }
}

extension GameChoices {
    /// It does, unless a game says otherwise.
    package var countsUnfinished: Bool { true }
}

/// Choices of one of the games that there are, which can be recorded and shared.
package protocol AnyGameOptions: GameChoices {
    /// What decides on which leaderboard a score stands.
    var leaderboardVariant: Variant { get }

    /// These choices among those of all games.
    var erased: GameOptions { get }

    /// The game, which waits for its first move.
    func newGame(seed: UInt64) -> any Game
}
