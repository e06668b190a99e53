import GameRules
package import Model
import Localization

extension LeaderboardID {
    /// The game and the variant as they stand on the screen, in words; files have the variant's own.
    package var title: SafeText { tr("\(game.title), \(spokenVariant)") }

    /// The words of a variant one by one, and what is no word of ours as it is: `classic, level 1`.
    private var spokenVariant: String {
        let words = options.map(game.definition.variant) ?? [String(variantName)]
        return (words + (day.map { [tr("daily"), Language.chosen.date($0)] } ?? [])).joined(separator: ", ")
    }
}

extension Speed {
    var words: [String] { self == .normal ? [] : [title.string] }
}

extension PlayerName {
    /// The name as it is shown: who said none is called so in the player's language.
    package var shown: SafeText { self == .unnamed ? tr("unnamed") : SafeText(string) }
}
