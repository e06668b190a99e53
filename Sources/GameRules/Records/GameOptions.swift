package import Model

/// The options of any game, for records and share codes.
package struct GameOptions: Hashable, Sendable {
    package private(set) var choices: any AnyGameOptions

    package init(_ choices: any AnyGameOptions) { self.choices = choices }

    package init(defaultsFor kind: GameKind) { choices = kind.options.usual }

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
        if kind != self.kind { self = GameOptions(defaultsFor: kind) }
        try choices.code(with: &coder)
    }

    package static func == (one: GameOptions, other: GameOptions) -> Bool {
        AnyHashable(one.choices) == AnyHashable(other.choices)
    }

    package func hash(into hasher: inout Hasher) { choices.hash(into: &hasher) }

    fileprivate static let types = EachGame<any AnyGameOptions.Type>(
        simon: SimonOptions.self, squares: SquaresOptions.self, pairs: PairsOptions.self,
        words: WordsOptions.self, match: MatchOptions.self)

    private static let byName = Dictionary(
        uniqueKeysWithValues: GameKind.allCases.map { kind in
            let variants: [any AnyGameOptions] = kind.options.variants
            return (kind, Dictionary(uniqueKeysWithValues: variants.map { ($0.variantName, $0) }))
        })
}

extension GameKind {
    package var options: any AnyGameOptions.Type { GameOptions.types[self] }
}

extension LeaderboardID {
    /// - Parameter day: for the daily sequence, such as `2026-11-20`.
    package init(_ options: some AnyGameOptions, day: String? = nil) {
        self.init(type(of: options).kind, options.variantName, day: day)
    }

    /// Otherwise as usual; nil when the variant is unknown.
    package var options: GameOptions? { GameOptions(game, named: variantName) }
}
