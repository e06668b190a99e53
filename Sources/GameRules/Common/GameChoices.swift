public import Model

/// The options of a game: small values that name its leaderboard and fit into a share code.
public protocol GameChoices: Hashable, Sendable {
    /// The rules that the game is played by.
    var edition: RulesEdition { get set }

    /// Codes the options one by one, without the edition; the same walk writes and reads them.
    mutating func code(with coder: inout some SymbolCoder) throws(ShareCodeError)

    /// Whether what was reached counts in a game that was given up, too.
    var countsUnfinished: Bool { get }
}

extension GameChoices {
    /// It does, unless a game says otherwise.
    public var countsUnfinished: Bool { true }
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

/// Which rules a game is played by: what was recorded and shared under earlier ones plays on as it did.
///
/// Share codes begin with its number. A change of what a seed deals, of what is legal or of what is earned needs a
/// new case, and the old ones stay as they are: `FirstEditionTests` holds games of all kinds to that.
public enum RulesEdition: Int, CaseIterable, Hashable, Sendable {
    /// Pairs earned the seconds that were left on their cards, Squares had no end, equal neighbours in Simon's turn
    /// followed as quickly as others, and nobody but a player of Squares could give up on the record.
    case first = 1
    case second

    /// That of games that begin now.
    public static let current = RulesEdition.second
}
