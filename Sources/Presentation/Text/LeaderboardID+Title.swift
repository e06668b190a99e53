import GameRules
package import Model
import Localization

extension LeaderboardID {
    /// The game and the variant as they stand on the screen, in words; files have the variant's own.
    package var title: SafeText { tr("\(game.title), \(spokenVariant)") }

    /// The words of a variant one by one, and what is no word of ours as it is: `classic, level 1`.
    private var spokenVariant: String {
        let words = variant?.words ?? [String(variantName)]
        return (words + (day.map { [tr("daily"), Language.chosen.date($0)] } ?? [])).joined(separator: ", ")
    }
}

extension Variant {
    /// What it is called, from the most important on: `bounce`, `level 2`, `fast`.
    fileprivate var words: [String] {
        switch self {
        case .simon(let variant, let level, let speed):
            [variant.title] + (level == .endless ? [] : [tr("level \(level.rawValue)")])
                + speed.words
        case .span(let conditions): [SimonVariant.span.title] + conditions.words
        case .squares(let grid, let length, let speed):
            ["\(grid.side)x\(grid.side)"] + (length.map { [tr("length \($0)")] } ?? []) + speed.words
        case .pairs(let count): [tr("\(count.rawValue) pairs")]
        case .match(let length): ["\(length.rawValue) s"]
        // Lists that ship are named by the codes of their languages; the player's own have any name.
        case .words(let list): [Self.languages(of: list.string[...]) ?? list.string]
        }
    }

    private static func languages(of list: Substring) -> String? {
        let codes = list.split(separator: "-", omittingEmptySubsequences: false).map {
            LanguageName.title(of: $0)
        }
        guard codes.count == 2, let first = codes[0], let second = codes[1] else { return nil }
        return "\(first) - \(second)"
    }

}

extension Speed {
    fileprivate var words: [String] { self == .normal ? [] : [title.string] }
}

extension PlayerName {
    /// The name as it is shown: who said none is called so in the player's language.
    package var shown: SafeText { self == .unnamed ? tr("unnamed") : SafeText(string) }
}
