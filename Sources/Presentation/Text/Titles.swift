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
    package var title: SafeText {
        switch self {
        case .slow: tr("slow")
        case .normal: tr("normal")
        case .fast: tr("fast")
        }
    }

    var words: [String] { self == .normal ? [] : [title.string] }
}

extension PairsTheme {
    package var title: SafeText {
        switch self {
        case .shapes: tr("shapes")
        case .chess: tr("chess")
        case .cards: tr("cards")
        case .greek: tr("Greek")
        case .animals: tr("animals")
        case .food: tr("food")
        }
    }
}

extension WordList.Language {
    /// In the player's language; that of the player's own word list is as the list says.
    package var title: String {
        switch name {
        case "English": tr("English")
        case "French": tr("French")
        case "German": tr("German")
        case "Italian": tr("Italian")
        case "Portuguese": tr("Portuguese")
        case "Spanish": tr("Spanish")
        default: name
        }
    }
}

extension Pad {
    package var localName: String {
        switch self {
        case .red: tr("red")
        case .yellow: tr("yellow")
        case .green: tr("green")
        case .blue: tr("blue")
        }
    }
}

extension StroopColour {
    /// The colour's name on a card.
    package var localName: String {
        switch self {
        case .red: tr("red")
        case .blue: tr("blue")
        case .yellow: tr("yellow")
        case .black: tr("black")
        }
    }
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
    package static func title(of code: Substring) -> String? {
        switch code {
        case "de": tr("German")
        case "en": tr("English")
        case "es": tr("Spanish")
        case "fr": tr("French")
        case "it": tr("Italian")
        case "pt": tr("Portuguese")
        default: nil
        }
    }
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
