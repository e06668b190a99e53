package import GameRules
package import JSON
import Localization
package import Model

extension WordListError {
    /// What is wrong with the file: `mine.json: second of word 4 is missing.`
    package var sentence: SafeText {
        let location = Self.counted(self.location)
        return switch reason {
        case .tooLarge: tr("\(file) is larger than \(WordList.maxBytes >> 20) MB, the limit of a word list.")
        case .unreadable(let reason): tr("\(file) cannot be read: \(reason).")
        case .notJSON(let reason): tr("\(file) is not JSON: \(reason.sentence).")
        case .notAnObject where self.location.isEmpty: tr("\(file) is not an object in braces.")
        case .missing: tr("\(file): \(location) is missing.")
        case .twice: tr("\(file): \(location) is duplicated.")
        case .notAnObject: tr("\(file): \(location) is not an object in braces.")
        case .notAList: tr("\(file): \(location) is not a list in square brackets.")
        case .notText: tr("\(file): \(location) is not text in double quotes.")
        case .unknownVersion: tr("\(file): \(location) is not 1, the only version this game reads.")
        case .notAName:
            tr(
                "\(file): \(location) is not a name of 1 to \(WordListName.maxLength) characters from a-z, 0-9 and -."
            )
        case .notATag: tr("\(file): \(location) is not a language tag such as es or pt-BR.")
        case .empty: tr("\(file): \(location) is empty.")
        case .tooLong: tr("\(file): \(location) is longer than \(WordList.maxWordLength) letters.")
        case .notShowable: tr("\(file): \(location) has a character that cannot be shown, or an extra space.")
        case .notOnePicture: tr("\(file): \(location) is not one emoji.")
        case .tooFew(let count):
            tr(
                "\(file): \(location) has \(count) words; at least \(WordsOptions.listSizes.lowerBound) are needed."
            )
        case .tooMany(let count):
            tr(
                "\(file): \(location) has \(count) words; at most \(WordsOptions.listSizes.upperBound) are allowed."
            )
        case .sameAs(let other): tr("\(file): \(location) is the same as \(Self.counted(other)).")
        case .sameIn(let other): tr("\(file): \(location) is the same as in \(other).")
        }
    }

    /// A place as people count words, from 1: `second of word 4` for `words[3].second`.
    private static func counted(_ location: String) -> String {
        let parts = location.split { "[].".contains($0) }
        guard parts.count > 1, let index = Int(parts[1]) else { return location }
        return parts.count > 2 ? tr("\(parts[2]) of word \(index + 1)") : tr("word \(index + 1)")
    }
}

extension JSONError {
    /// What is wrong and where, as the middle of a sentence: `line 3, column 14: expected a colon`.
    package var sentence: String { tr("line \(line), column \(column): \(reason.sentence)") }
}

extension JSONError.Reason {
    fileprivate var sentence: String {
        switch self {
        case .notUTF8: tr("it is not UTF-8 text")
        case .unexpectedEnd: tr("it ends too early")
        case .expected(let token): tr("expected \(token.name)")
        case .controlCharacter: tr("there is a control character inside a text")
        case .tooDeep(let limit): tr("lists and objects are nested more than \(limit) deep")
        case .tooManyValues(let limit): tr("there are more than \(limit) values")
        }
    }
}

extension JSONError.Token {
    fileprivate var name: String {
        switch self {
        case .end: tr("the end of the file")
        case .value: tr("a value")
        case .commaOrBracket: tr("a comma or ]")
        case .commaOrBrace: tr("a comma or }")
        case .key: tr("a key in double quotes")
        case .colon: tr("a colon")
        case .digit: tr("a digit")
        case .hexDigit: tr("a hexadecimal digit")
        case .escape: tr("a JSON escape")
        case .literal(let text): text
        }
    }
}
