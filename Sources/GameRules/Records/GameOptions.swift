public import Model

/// The games that there are, each with what it is played with: what records and share codes name.
///
/// A new game is one more case here and in `choices` and `init(plain:)`, and its folder of rules.
public enum GameOptions: Hashable, Sendable {
    case simon(SimonOptions)

    /// A game as it is first offered.
    public init(plain kind: GameKind) {
        switch kind {
        default: self = .simon(SimonOptions())
        }
    }

    /// What the game is played with.
    public var choices: any ListedChoices {
        switch self {
        case .simon(let options): options
        }
    }

    /// Which game it is.
    public var kind: GameKind {
        switch self {
        case .simon: .simon
        }
    }

    /// The leaderboard that the game belongs to: its variant, as written in files.
    public var board: String { choices.board }

    /// The game, which waits for its first move.
    public func newGame(seed: UInt64) -> any Game { choices.newGame(seed: seed) }

    mutating func pass(through coder: inout some SymbolCoder) throws(ShareCodeError) {
        let kind = try coder.choice(kind)
        var choices = kind == self.kind ? choices : GameOptions(plain: kind).choices
        try choices.pass(through: &coder)
        self = choices.listed
    }
}
