public import Model

/// What a game is played with: small values that a board is named after and a share code can carry.
public protocol GameChoices: Hashable, Sendable {
    /// The rules that the game is played by.
    var edition: RulesEdition { get set }

    /// Tells the choices to a coder one by one, but not the edition; the same walk writes them and reads them.
    mutating func code(with coder: inout some SymbolCoder) throws(ShareCodeError)
}

/// Choices of one of the games that there are, which can be recorded and shared.
public protocol AnyGameOptions: GameChoices {
    /// What decides on which leaderboard a score stands.
    var leaderboardVariant: Variant { get }

    /// These choices among those of all games.
    var erased: GameOptions { get }

    /// The game, which waits for its first move.
    func newGame(seed: UInt64) -> any Game
}
