package import GameRules
import Localization
package import Model

// What games and their choices are called; the raw values are the words of files.

extension PlayAid {
    /// How the game was played, beside a score.
    package var title: SafeText {
        switch self {
        case .scanning: tr("played by scanning")
        case .lines: tr("played in plain mode")
        }
    }
}

extension PairsTheme {
    /// What stands on the cards, in a word.
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
    /// What the player calls the language; one of a list of the player's own is called as it says.
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
    /// The colour's name in the player's language.
    package var word: String {
        switch self {
        case .red: tr("red")
        case .yellow: tr("yellow")
        case .green: tr("green")
        case .blue: tr("blue")
        }
    }
}

extension StroopColour {
    /// The colour's name as it stands on a card.
    package var word: String {
        switch self {
        case .red: tr("red")
        case .blue: tr("blue")
        case .yellow: tr("yellow")
        case .black: tr("black")
        }
    }
}

extension Square {
    /// What the square is called, counted from 1: `row 2, column 3`.
    package var name: String { tr("row \(row + 1), column \(column + 1)") }
}

/// What languages are called in the player's own.
package enum LanguageName {
    /// The name for a code of ISO 639-1; nil for one that no list of words and no translation here is in.
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
    /// Whether the pads show their digits: nobody has chosen letters, and those of a first start do not begin the
    /// colours' names in the player's language. The letters work all the same.
    package var areDigitsShown: Bool {
        self == .standard && Pad.allCases.contains { !$0.word.folded.hasPrefix(String(self[$0])) }
    }

    /// The key that a pad shows.
    /// - Parameter place: where the pad stands, from 0, if not in its own place: digits go by the place.
    package func label(of pad: Pad, at place: Int?) -> Character {
        areDigitsShown ? Character(String((place ?? pad.rawValue) + 1)) : self[pad]
    }
}
