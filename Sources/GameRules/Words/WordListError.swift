public import JSON
import Localization
import Model

/// Why a file is no word list: the file, the place in it, and the reason.
public struct WordListError: Error, Hashable, Sendable {
    /// What is wrong at the place.
    public enum Reason: Hashable, Sendable {
        /// The file is larger than any list.
        case tooLarge
        /// The system does not hand the file out.
        case unreadable(String)
        /// The file is not JSON.
        case notJSON(JSONError)
        case missing
        case twice
        case notAnObject
        case notAList
        case notText
        /// The version is not the one that is known.
        case unknownVersion
        case notAName
        case notATag
        case empty
        case tooLong
        /// There is a character that cannot be drawn safely.
        case notShowable
        /// A picture is not one emoji.
        case notOnePicture
        case tooFew(Int)
        case tooMany(Int)
        /// The same stands elsewhere, so that cards could not be told apart.
        case sameAs(place: String)
    }

    /// The file, as the caller named it.
    public let file: String
    /// Where: `words[3].second`, counted from 0; empty for the whole file.
    public let place: String
    /// What is wrong there.
    public let reason: Reason
}

extension WordListError: CustomStringConvertible {
    /// A sentence for the player, such as `mine.json: words[3].second is missing.`
    public var description: String {
        let what = place.isEmpty ? tr("the file") : place
        return switch reason {
        case .tooLarge: tr("\(file): \(what) is larger than \(WordListReader.maxBytes) bytes.")
        case .unreadable(let reason): tr("\(file): \(what) cannot be read: \(reason).")
        case .notJSON(let reason): tr("\(file): \(what) is not JSON: \(reason.sentence).")
        case .missing: tr("\(file): \(what) is missing.")
        case .twice: tr("\(file): \(what) is duplicated.")
        case .notAnObject: tr("\(file): \(what) is not an object in braces.")
        case .notAList: tr("\(file): \(what) is not a list in square brackets.")
        case .notText: tr("\(file): \(what) is not text in double quotes.")
        case .unknownVersion: tr("\(file): \(what) is not 1, the only version this game reads.")
        case .notAName:
            tr(
                "\(file): \(what) is not a name of 1 to \(WordListName.maxLength) characters from a-z, 0-9 and -."
            )
        case .notATag: tr("\(file): \(what) is not a language tag such as es or pt-BR.")
        case .empty: tr("\(file): \(what) is empty.")
        case .tooLong: tr("\(file): \(what) is longer than \(WordListReader.maxWordLength) letters.")
        case .notShowable: tr("\(file): \(what) has a character that cannot be shown, or an extra space.")
        case .notOnePicture: tr("\(file): \(what) is not one emoji.")
        case .tooFew(let count):
            tr(
                "\(file): \(what) has \(count) words; at least \(WordsOptions.listSizes.lowerBound) are needed."
            )
        case .tooMany(let count):
            tr(
                "\(file): \(what) has \(count) words; at most \(WordsOptions.listSizes.upperBound) are allowed."
            )
        case .sameAs(let other): tr("\(file): \(what) is the same as \(other).")
        }
    }
}
