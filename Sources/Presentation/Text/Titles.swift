package import GameRules
import Localization
package import Model

// Titles of games and options; the raw values are the words of files.

extension PlayAid {
    package var title: SafeText {
        switch self {
        case .scanning: tr("played by scanning")
        case .lines: tr("played in plain mode")
        }
    }
}

extension Speed {
    package var title: SafeText { SafeText(tr(named: rawValue)) }

    var words: [String] { self == .normal ? [] : [title.string] }
}

extension PairsTheme {
    package var title: SafeText { self == .greek ? tr("Greek") : SafeText(tr(named: rawValue)) }
}

extension WordList.Language {
    /// In the player's language; that of the player's own word list is as the list says.
    package var title: String { LanguageName.all.values.contains(name) ? tr(named: name) : name }
}

extension Pad {
    package var localName: String { tr(named: name) }
}

extension StroopColour {
    /// The colour's name on a card.
    package var localName: String { tr(named: rawValue) }
}

extension Square {
    /// Counted from 1: `row 2, column 3`.
    package var name: String { tr("row \(row + 1), column \(column + 1)") }
}

extension PlayerName {
    /// In the player's language where no name was given.
    package var shown: SafeText { self == .unnamed ? tr("unnamed") : SafeText(string) }
}

package enum LanguageName {
    /// By ISO 639-1 code; nil for one that no word list and no translation here has.
    package static func title(of code: Substring) -> String? { all[code].map { tr(named: $0) } }

    fileprivate static let all: [Substring: String] = [
        "de": "German", "en": "English", "es": "Spanish", "fr": "French", "it": "Italian",
        "pt": "Portuguese",
    ]
}

extension PadKeys {
    /// Whether the pads show digits: the player chose no letters, and the default ones are not the initials of the
    /// colours in the player's language. The letters work all the same.
    package var areDigitsShown: Bool {
        self == .standard && Pad.allCases.contains { !$0.localName.folded.hasPrefix(String(self[$0])) }
    }

    /// - Parameter index: the pad's position, from 0, if it has moved: digits follow the position.
    package func label(of pad: Pad, at index: Int?) -> Character {
        areDigitsShown ? Character(String((index ?? pad.rawValue) + 1)) : self[pad]
    }
}

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
