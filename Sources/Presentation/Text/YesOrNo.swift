import Localization
import Model

/// What players type for yes and no: the English words everywhere, and those of their language.
package enum YesOrNo {
    /// The first letter of yes in the player's language.
    package static var letter: String { tr("y", context: "the first letter of yes") }

    /// The answer of a word, whatever its letters' case and accents; nil for one that is neither.
    package static func answer(_ word: String) -> Bool? {
        let word = word.folded
        if ["yes", "y", tr("yes").folded, letter].contains(word) { return true }
        return ["no", "n", tr("no").folded].contains(word) ? false : nil
    }
}
