public import Model

/// The games that there are, each with what it is played with: what records and share codes name.
///
/// A new game is one more case here, in `choices` and in `init(defaultsFor:)`, and its folder of rules.
public enum GameOptions: Hashable, Sendable {
    case simon(SimonOptions)
    case squares(SquaresOptions)
    case pairs(PairsOptions)
    case words(WordsOptions)
    case match(MatchOptions)

    /// A game as it is first offered.
    public init(defaultsFor kind: GameKind) {
        self =
            switch kind {
            case .simon: .simon(SimonOptions())
            case .squares: .squares(SquaresOptions())
            case .pairs: .pairs(PairsOptions())
            case .words: .words(WordsOptions())
            case .match: .match(MatchOptions())
            }
    }

    /// Which game it is.
    public var kind: GameKind { choices.leaderboardVariant.game }

    /// What the game is played with.
    public var choices: any AnyGameOptions {
        switch self {
        case .simon(let options): options
        case .squares(let options): options
        case .pairs(let options): options
        case .words(let options): options
        case .match(let options): options
        }
    }

    /// The leaderboard that the game belongs to.
    public var leaderboard: LeaderboardID { LeaderboardID(choices.leaderboardVariant) }

    /// The game, which waits for its first move.
    public func newGame(seed: UInt64) -> any Game { choices.newGame(seed: seed) }

    mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        let kind = try coder.choice(kind)
        var choices = kind == self.kind ? choices : GameOptions(defaultsFor: kind).choices
        try choices.code(with: &coder)
        self = choices.erased
    }
}
