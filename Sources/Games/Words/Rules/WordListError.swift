package import JSON

/// Why a file is no word list: the file, the place in it, and the reason.
package struct WordListError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case tooLarge
        /// The file cannot be read, for the reason that the system gives.
        case unreadable(String)
        case notJSON(JSONError)
        case missing
        case twice
        case notAnObject
        case notAList
        case notText
        case unknownVersion
        case notAName
        case notATag
        case empty
        case tooLong
        /// There is a character that cannot be drawn safely.
        case notShowable
        case notOnePicture
        case tooFew(Int)
        case tooMany(Int)
        /// The same stands elsewhere, so that cards could not be told apart.
        case sameAs(place: String)
        case sameIn(file: String)
    }

    package let file: String
    /// Where: `words[3].second`, counted from 0; empty for the whole file.
    package let place: String
    package let reason: Reason
}
