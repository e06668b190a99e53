package import Model

/// The options of a game: small values that determine its leaderboard and fit into a share code. A game without any has
/// one leaderboard, `classic`.
package protocol AnyGameOptions: Hashable, Sendable {
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

    /// The same walk writes and reads the options.
    mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError)

    /// Whether the score of a game that was given up counts.
    var countsUnfinished: Bool { get }
}

extension AnyGameOptions {
    package static var variants: [Self] { [usual] }

    package var variantName: String { "classic" }

    package mutating func code(with coder: inout some NumberCoder) {}

    package var countsUnfinished: Bool { true }

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

/// The options of any game, for records and share codes.
package struct GameOptions: Hashable, OfEachGame {
    package private(set) var choices: any AnyGameOptions

    package init(_ choices: any AnyGameOptions) { self.choices = choices }

    /// Otherwise as usual; nil when the game has no such variant.
    package init?(_ kind: GameKind, named name: some StringProtocol) {
        let name = String(name)
        guard let choices = Self.byName[kind]?[name] ?? kind.options.custom(name) else { return nil }
        self.choices = choices
    }

    package var kind: GameKind { type(of: choices).kind }

    package var leaderboard: LeaderboardID { LeaderboardID(choices) }

    package func newGame(seed: UInt64) -> any Game { choices.newGame(seed: seed) }

    mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        let kind = try coder.choice(kind)
        if kind != self.kind { self = GameOptions[kind] }
        try choices.code(with: &coder)
    }

    package static func == (one: GameOptions, other: GameOptions) -> Bool {
        AnyHashable(one.choices) == AnyHashable(other.choices)
    }

    package func hash(into hasher: inout Hasher) { choices.hash(into: &hasher) }

    private static let byName = Dictionary(
        uniqueKeysWithValues: GameKind.allCases.map { kind in
            let variants: [any AnyGameOptions] = kind.options.variants
            return (kind, Dictionary(uniqueKeysWithValues: variants.map { ($0.variantName, $0) }))
        })
}

extension GameKind {
    package var options: any AnyGameOptions.Type { type(of: GameOptions[self].choices) }
}

extension LeaderboardID {
    /// - Parameter day: for the daily sequence, such as `2026-11-20`.
    package init(_ options: some AnyGameOptions, day: String? = nil) {
        self.init(type(of: options).kind, options.variantName, day: day)
    }

    /// Otherwise as usual; nil when the variant is unknown.
    package var options: GameOptions? { GameOptions(game, named: variantName) }
}
