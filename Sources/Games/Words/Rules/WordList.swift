package import Model

package struct WordList: Hashable, Sendable {
    package struct Language: Hashable, Sendable {
        /// What the player calls it, such as `Spanish`.
        package let name: String
        /// Its tag for speech, as BCP 47 has it, such as `es`.
        package let tag: String
    }

    package struct Word: Hashable, Sendable {
        package let picture: String
        package let first: String
        package let second: String
    }

    /// The largest file that is read as a list, in bytes; a thousand words need a tenth of it.
    package static let maxBytes = 1 << 20
    /// What fits on a card, in letters as people count them.
    package static let maxWordLength = 20

    /// What the list is called on leaderboards and in share codes.
    package let name: WordListName
    /// The language whose cards have the picture.
    package let first: Language
    package let second: Language
    /// The words, 25 to 1000.
    package let words: [Word]
    /// A checksum of the words in their order, 24 bits.
    package let digest: Int

    init(name: WordListName, first: Language, second: Language, words: [Word]) {
        (self.name, self.first, self.second, self.words) = (name, first, second, words)
        var bytes: [UInt8] = []
        for word in words {
            for text in [word.picture, word.first, word.second] { bytes += Array(text.utf8) + [0] }
        }
        digest = Checksum.digits(of: bytes).reduce(0) { $0 << 6 | Int($1) }
    }
}

/// A file that should hold a word list, before anything of it has been read as one.
package struct WordListFile: Hashable, Sendable {
    /// Its bytes, or why they could not be read.
    package enum Content: Hashable, Sendable {
        case bytes([UInt8])
        case unreadable(String)
    }

    package let name: String
    package let content: Content

    package init(name: String, content: Content) {
        self.name = name
        self.content = content
    }

    package func list() throws(WordListError) -> WordList {
        switch content {
        case .bytes(let bytes): return try WordList(parsing: bytes, file: name)
        case .unreadable(let reason):
            throw WordListError(file: name, location: "", reason: .unreadable(reason))
        }
    }
}

extension WordListFile {
    /// Reads it as a word list whose name none of the lists before it has: each name has its leaderboard.
    package func list(after earlier: some Sequence<WordListFile>) throws(WordListError) -> WordList {
        let list = try list()
        for other in earlier where (try? other.list().name) == list.name {
            throw WordListError(file: name, location: "name", reason: .sameIn(file: other.name))
        }
        return list
    }
}
