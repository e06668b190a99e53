package import Model

/// What a game of Match is played with, beside its seed.
package struct MatchOptions: Hashable, Sendable {
    /// How long the game lasts.
    package var length: MatchLength

    /// A game of a length.
    package init(length: MatchLength = .full) { self.length = length }
}

extension MatchOptions: AnyGameOptions {
    /// These options among those of all games.
    package var erased: GameOptions { .match(self) }

    /// The length: more time earns more.
    package var leaderboardVariant: Variant { .match(length) }

    /// A game of Match that waits for `start`.
    package func newGame(seed: UInt64) -> any Game { MatchGame(options: self, seed: seed) }

    /// Codes the options one by one.
    package mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        length = try coder.choice(length)
    }
}
