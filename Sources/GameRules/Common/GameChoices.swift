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
    /// The game that is played with them.
    associatedtype Played: Game where Played.Options == Self

    /// What single moves tell of the player.
    associatedtype Figures: MoveFigures = NoFigures

    static var kind: GameKind { get }

    /// A game as it is first offered.
    static var usual: Self { get }

    /// The choices of each leaderboard, all else as it is usual; none where leaderboards have anybody's names.
    static var variants: [Self] { get }

    /// The choices of a leaderboard whose name is anybody's; nil where there is none.
    static func custom(_ variantName: String) -> Self?

    /// The name of its leaderboard in files and on the command line, such as `classic`, `bounce-level-2-fast`, `4x4-slow` or
    /// `8-pairs`: everything that makes scores comparable. What is usual, normal speed and the endless game, goes
    /// without saying.
    var variantName: String { get }

    /// What a game with these points is measured by: more is better or, where time counts, less; nil for a game that has
    /// come to nothing.
    static func value(of score: Int) -> Double?
}

extension AnyGameOptions {
    /// Most games have all their leaderboards listed.
    package static func custom(_ variantName: String) -> Self? { nil }

    /// Its points.
    package static func value(of score: Int) -> Double? { Double(score) }

    /// These choices among those of all games.
    package var erased: GameOptions { GameOptions(self) }

    /// The game, which waits for its first move.
    package func newGame(seed: UInt64) -> Played { Played(options: self, seed: seed) }

    /// The names of all its leaderboards that are listed.
    package static var variantNames: [String] { variants.map(\.variantName) }

    /// What is told of the player before anything is known.
    static var noFigures: any MoveFigures { Figures() }
}

extension Speed {
    /// What it adds to the name of a variant.
    var suffix: [String] { self == .normal ? [] : [rawValue] }
}
