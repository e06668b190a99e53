import GameRules
package import Model
import Localization

extension LeaderboardID {
    package var title: SafeText { tr("\(game.title), \(spokenVariant)") }

    /// A variant's words one by one, unknown ones unchanged: `classic, level 1`.
    private var spokenVariant: String {
        let words = options.map(game.definition.variant) ?? [String(variantName)]
        return (words + (day.map { [tr("daily"), Language.chosen.date($0)] } ?? [])).joined(separator: ", ")
    }
}

extension Speed {
    var words: [String] { self == .normal ? [] : [title.string] }
}

extension PlayerName {
    /// In the player's language where no name was given.
    package var shown: SafeText { self == .unnamed ? tr("unnamed") : SafeText(string) }
}
