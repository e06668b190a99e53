package import Model

/// The options of a game: small values that determine its leaderboard and fit into a share code.
package protocol GameChoices: Hashable, Sendable {
    /// The same walk writes and reads the options.
    mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError)

    /// Whether the score of a game that was given up counts.
    var countsUnfinished: Bool { get }
}

extension GameChoices {
    package var countsUnfinished: Bool { true }
}

/// Options of a game that can be recorded and shared.
package protocol AnyGameOptions: GameChoices {
    associatedtype Played: Game where Played.Options == Self

    /// Statistics of single moves.
    associatedtype Figures: MoveFigures = NoFigures

    static var kind: GameKind { get }

    /// The options of a first game.
    static var usual: Self { get }

    /// Those of each leaderboard, otherwise as usual; empty where leaderboards have arbitrary names.
    static var variants: [Self] { get }

    /// Those of a leaderboard with an arbitrary name.
    static func custom(_ variantName: String) -> Self?

    /// The leaderboard's name in files and on the command line, such as `classic`, `bounce-level-2-fast`, `4x4-slow` or
    /// `8-pairs`: everything that makes scores comparable, without what is usual.
    var variantName: String { get }

    /// What statistics plot for a score: more is better or, where time counts, less; nil for a game without a result.
    static func value(of score: Int) -> Double?
}

extension AnyGameOptions {
    package static func custom(_ variantName: String) -> Self? { nil }

    package static func value(of score: Int) -> Double? { Double(score) }

    package var erased: GameOptions { GameOptions(self) }

    package func newGame(seed: UInt64) -> Played { Played(options: self, seed: seed) }

    package static var variantNames: [String] { variants.map(\.variantName) }

    static var noFigures: any MoveFigures { Figures() }
}

extension Speed {
    /// Its parts in the name of a variant.
    var suffix: [String] { self == .normal ? [] : [rawValue] }
}
