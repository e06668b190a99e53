package import Model

/// What a game of Match is played with, beside its seed.
package struct MatchOptions: Hashable, Sendable {
    /// How long the game lasts.
    package var length: MatchLength

    /// A game of a length.
    package init(length: MatchLength = .full) { self.length = length }
}

extension MatchOptions: AnyGameOptions {
    package typealias Played = MatchGame
    package static let kind = GameKind.match
    package typealias Figures = MatchFigures
    package static var usual: Self { Self() }
    package static var variants: [Self] { MatchLength.allCases.map { Self(length: $0) } }

    /// The length: more time earns more.
    package var variantName: String { "\(length.rawValue)s" }

    package mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        length = try coder.choice(length)
    }
}
