package import Model

package struct MatchOptions: Hashable, Sendable {
    package var length: MatchLength

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
