package import JSON
import Model

/// Reads a word list from the bytes of a file and says of the first thing that is wrong where it stands.
struct WordListReader {
    let file: String

    func list(_ bytes: [UInt8]) throws(WordListError) -> WordList {
        guard bytes.count <= WordList.maxBytes else { throw error("", .tooLarge) }
        let top = try object(try json(bytes), "")
        guard try value("version", of: top, "").integer == 1 else { throw error("version", .unknownVersion) }
        guard let name = WordListName(try text("name", of: top, "")) else { throw error("name", .notAName) }
        return WordList(
            name: name, first: try language("first", of: top), second: try language("second", of: top),
            words: try words(of: top))
    }

    private func json(_ bytes: [UInt8]) throws(WordListError) -> JSON {
        do throws(JSONError) {
            return try JSON(parsing: bytes)
        } catch {
            throw self.error("", .notJSON(error))
        }
    }

    private func language(_ key: String, of top: JSONObject) throws(WordListError) -> WordList.Language {
        let language = try object(try value(key, of: top, ""), key)
        let name = try word("language", of: language, key)
        let tag = try text("tag", of: language, key)
        guard Self.isTag(tag) else { throw error("\(key).tag", .notATag) }
        return WordList.Language(name: name, tag: tag)
    }

    private func words(of top: JSONObject) throws(WordListError) -> [WordList.Word] {
        guard let elements = try value("words", of: top, "").array else { throw error("words", .notAList) }
        let sizes = WordsOptions.listSizes
        guard elements.count >= sizes.lowerBound else { throw error("words", .tooFew(elements.count)) }
        guard elements.count <= sizes.upperBound else { throw error("words", .tooMany(elements.count)) }
        var words: [WordList.Word] = []
        var locations: [String: [String: String]] = [:]
        for (number, element) in elements.enumerated() {
            let location = "words[\(number)]"
            let word = try self.word(try object(element, location), location)
            for (key, text) in [("picture", word.picture), ("first", word.first), ("second", word.second)] {
                let earlier = locations[key, default: [:]].updateValue("\(location).\(key)", forKey: text)
                if let earlier { throw error("\(location).\(key)", .sameAs(location: earlier)) }
            }
            if word.first.folded == word.second.folded {
                throw error("\(location).second", .sameAs(location: "\(location).first"))
            }
            words.append(word)
        }
        return words
    }

    private func word(_ object: JSONObject, _ location: String) throws(WordListError) -> WordList.Word {
        let picture = try word("picture", of: object, location)
        guard picture.count == 1, picture.unicodeScalars.first?.properties.isEmojiPresentation == true else {
            throw error("\(location).picture", .notOnePicture)
        }
        let first = try word("first", of: object, location)
        return WordList.Word(
            picture: picture, first: first, second: try word("second", of: object, location))
    }

    /// A text that can stand on a card as it is: bounded, not empty, and safe.
    private func word(_ key: String, of object: JSONObject, _ location: String) throws(WordListError)
        -> String
    {
        let text = try text(key, of: object, location)
        let path = path(location, key)
        guard !text.isEmpty else { throw error(path, .empty) }
        guard text.count <= WordList.maxWordLength,
            text.unicodeScalars.count <= 4 * WordList.maxWordLength
        else {
            throw error(path, .tooLong)
        }
        let isTrimmed = text.split(separator: " ").joined(separator: " ") == text
        guard isTrimmed, SafeText(text).string.unicodeScalars.elementsEqual(text.unicodeScalars),
            !text.unicodeScalars.contains("\u{FFFD}")
        else { throw error(path, .notShowable) }
        return text
    }

    private func text(_ key: String, of object: JSONObject, _ location: String) throws(WordListError)
        -> String
    {
        let value = try value(key, of: object, location)
        guard let text = value.string else { throw error(path(location, key), .notText) }
        return text
    }

    private func value(_ key: String, of object: JSONObject, _ location: String) throws(WordListError) -> JSON
    {
        let values = object.members.filter { $0.key == key }
        guard let first = values.first else { throw error(path(location, key), .missing) }
        guard values.count == 1 else { throw error(path(location, key), .twice) }
        return first.value
    }

    private func object(_ value: JSON, _ location: String) throws(WordListError) -> JSONObject {
        guard let object = value.object else { throw error(location, .notAnObject) }
        return object
    }

    private func path(_ location: String, _ key: String) -> String {
        location.isEmpty ? key : "\(location).\(key)"
    }

    private func error(_ location: String, _ reason: WordListError.Reason) -> WordListError {
        WordListError(file: file, location: location, reason: reason)
    }

    /// Letters of a language, then parts of letters and digits: enough of BCP 47 for every speech engine.
    private static func isTag(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return text.utf8.count <= 35 && (2...3).contains(parts[0].count) && parts[0].allSatisfy(\.isLetter)
            && parts.allSatisfy { part in
                (1...8).contains(part.count)
                    && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }
}

extension WordList {
    package init(parsing bytes: [UInt8], file: String) throws(WordListError) {
        self = try WordListReader(file: file).list(bytes)
    }
}

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
        case sameAs(location: String)
        case sameIn(file: String)
    }

    package let file: String
    /// Where: `words[3].second`, counted from 0; empty for the whole file.
    package let location: String
    package let reason: Reason
}
