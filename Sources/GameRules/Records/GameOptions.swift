package import Model

/// The games that there are, each with what it is played with: what records and share codes name.
///
/// A new game is one more case here, in `choices` and in `init(defaultsFor:)`, and its folder of rules.
package enum GameOptions: Hashable, Sendable {
    case simon(SimonOptions)
    case squares(SquaresOptions)
    case pairs(PairsOptions)
    case words(WordsOptions)
    case match(MatchOptions)

    /// A game as it is first offered.
    package init(defaultsFor kind: GameKind) {
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
    package var kind: GameKind { choices.leaderboardVariant.game }

    /// What the game is played with.
    package var choices: any AnyGameOptions {
        switch self {
        case .simon(let options): options
        case .squares(let options): options
        case .pairs(let options): options
        case .words(let options): options
        case .match(let options): options
        }
    }

    /// The leaderboard that the game belongs to.
    package var leaderboard: LeaderboardID { LeaderboardID(choices.leaderboardVariant) }

    /// The game, which waits for its first move.
    package func newGame(seed: UInt64) -> any Game { choices.newGame(seed: seed) }

    mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        let kind = try coder.choice(kind)
        var choices = kind == self.kind ? choices : GameOptions(defaultsFor: kind).choices
        try choices.code(with: &coder)
        self = choices.erased
    }
}
