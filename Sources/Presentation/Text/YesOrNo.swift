import Localization
import Model

/// English words everywhere, and those of the player's language.
package enum YesOrNo {
    package static var yesLetter: String { tr("y", context: "the first letter of yes") }

    /// Ignores case and accents; nil for neither.
    package static func answer(_ word: String) -> Bool? {
        let word = word.folded
        if ["yes", "y", tr("yes").folded, yesLetter].contains(word) { return true }
        return ["no", "n", tr("no").folded].contains(word) ? false : nil
    }
}
