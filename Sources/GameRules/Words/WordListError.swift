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
        /// Another file has the same there.
        case sameIn(file: String)
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
        switch reason {
        case .tooLarge: tr("\(file) is larger than \(WordListReader.maxBytes) bytes.")
        case .unreadable(let reason): tr("\(file) cannot be read: \(reason).")
        case .notJSON(let reason): tr("\(file) is not JSON: \(reason.sentence).")
        case .notAnObject where place.isEmpty: tr("\(file) is not an object in braces.")
        case .missing: tr("\(file): \(place) is missing.")
        case .twice: tr("\(file): \(place) is duplicated.")
        case .notAnObject: tr("\(file): \(place) is not an object in braces.")
        case .notAList: tr("\(file): \(place) is not a list in square brackets.")
        case .notText: tr("\(file): \(place) is not text in double quotes.")
        case .unknownVersion: tr("\(file): \(place) is not 1, the only version this game reads.")
        case .notAName:
            tr(
                "\(file): \(place) is not a name of 1 to \(WordListName.maxLength) characters from a-z, 0-9 and -."
            )
        case .notATag: tr("\(file): \(place) is not a language tag such as es or pt-BR.")
        case .empty: tr("\(file): \(place) is empty.")
        case .tooLong: tr("\(file): \(place) is longer than \(WordListReader.maxWordLength) letters.")
        case .notShowable: tr("\(file): \(place) has a character that cannot be shown, or an extra space.")
        case .notOnePicture: tr("\(file): \(place) is not one emoji.")
        case .tooFew(let count):
            tr(
                "\(file): \(place) has \(count) words; at least \(WordsOptions.listSizes.lowerBound) are needed."
            )
        case .tooMany(let count):
            tr(
                "\(file): \(place) has \(count) words; at most \(WordsOptions.listSizes.upperBound) are allowed."
            )
        case .sameAs(let other): tr("\(file): \(place) is the same as \(other).")
        case .sameIn(let other): tr("\(file): \(place) is the same as in \(other).")
        }
    }
}
