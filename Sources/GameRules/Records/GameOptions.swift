package import Model

/// What any game is played with: what records and share codes name.
package struct GameOptions: Hashable, Sendable {
    /// The game's own.
    package private(set) var choices: any AnyGameOptions

    /// Those of a game.
    package init(_ choices: any AnyGameOptions) { self.choices = choices }

    /// A game as it is first offered.
    package init(defaultsFor kind: GameKind) { choices = kind.options.usual }

    /// What is played by the name of a variant, all else as it is usual; nil when the game has no such variant.
    package init?(_ kind: GameKind, named name: some StringProtocol) {
        let name = String(name)
        guard let choices = Self.byName[kind]?[name] ?? kind.options.custom(name) else { return nil }
        self.choices = choices
    }

    /// Which game it is.
    package var kind: GameKind { type(of: choices).kind }

    /// The leaderboard that the game belongs to.
    package var leaderboard: LeaderboardID { LeaderboardID(choices) }

    /// The game, which waits for its first move.
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

    /// What `variantName` writes is what is read.
    private static let byName = Dictionary(
        uniqueKeysWithValues: GameKind.allCases.map { kind in
            let variants: [any AnyGameOptions] = kind.options.variants
            return (kind, Dictionary(uniqueKeysWithValues: variants.map { ($0.variantName, $0) }))
        })
}

extension GameKind {
    /// What the game is played with.
    package var options: any AnyGameOptions.Type { GameOptions.types[self] }
}

extension LeaderboardID {
    /// The leaderboard of a game that is played with these.
    /// - Parameter day: for the daily sequence, such as `2026-11-20`.
    package init(_ options: some AnyGameOptions, day: String? = nil) {
        self.init(type(of: options).kind, options.variantName, day: day)
    }

    /// What is played on it, all else as it is usual; nil when this game does not know it.
    package var options: GameOptions? { GameOptions(game, named: variantName) }
}
