package import Model

package struct PairsOptions: Hashable, Sendable {
    package var count: PairsCount
    package var theme: PairsTheme

    package init(count: PairsCount = .eight, theme: PairsTheme = .shapes) {
        self.count = count
        self.theme = theme
    }
}

extension PairsOptions: AnyGameOptions {
    package typealias Played = PairsGame
    package static let kind = GameKind.pairs
    package static var usual: Self { Self() }
    package static var variants: [Self] { PairsCount.allCases.map { Self(count: $0) } }

    /// The number of pairs: more of them earn more, whatever stands on them.
    package var variantName: String { "\(count.rawValue)-pairs" }

    package var countsUnfinished: Bool { false }

    package mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        count = try coder.choice(count)
        theme = try coder.choice(theme)
    }
}
