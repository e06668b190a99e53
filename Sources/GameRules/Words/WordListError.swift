internal import Model

/// Why a file is no word list: the file, the place in it, and the reason.
public struct WordListError: Error, Hashable, Sendable {
    /// What is wrong at the place.
    public enum Reason: Hashable, Sendable {
        /// The file is larger than any list.
        case tooLarge
        /// The system does not hand the file out.
        case unreadable(String)
        /// The file is not JSON.
        case notJSON(String)
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
        place.isEmpty ? "\(file): the file \(reason)." : "\(file): \(place) \(reason)."
    }
}

extension WordListError.Reason: CustomStringConvertible {
    /// What is said of the place.
    public var description: String {
        switch self {
        case .tooLarge: "is larger than \(WordListReader.mostBytes) bytes"
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .notJSON(let reason): "is not JSON: \(reason)"
        case .missing: "is missing"
        case .twice: "stands there twice"
        case .notAnObject: "is not an object in braces"
        case .notAList: "is not a list in square brackets"
        case .notText: "is not a text in double quotes"
        case .unknownVersion: "is not 1, the version that this game reads"
        case .notAName: "is not 1 to \(WordListName.longest) of a-z, 0-9 and -"
        case .notATag: "is not a language tag such as es or pt-BR"
        case .empty: "is empty"
        case .tooLong: "is longer than \(WordListReader.longestWord) letters"
        case .notShowable: "has a character that cannot be shown, or a space too many"
        case .notOnePicture: "is not one emoji"
        case .tooFew(let count):
            "has \(count) words; \(WordsOptions.listSizes.lowerBound) are needed at least"
        case .tooMany(let count): "has \(count) words; \(WordsOptions.listSizes.upperBound) are the most"
        case .sameAs(let place): "is the same as \(place)"
        }
    }
}
