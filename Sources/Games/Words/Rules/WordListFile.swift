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
            throw WordListError(file: name, place: "", reason: .unreadable(reason))
        }
    }
}

extension WordListFile {
    /// Reads it as a word list whose name none of the lists before it has: each name has its leaderboard.
    package func list(after earlier: some Sequence<WordListFile>) throws(WordListError) -> WordList {
        let list = try list()
        for other in earlier where (try? other.list().name) == list.name {
            throw WordListError(file: name, place: "name", reason: .sameIn(file: other.name))
        }
        return list
    }
}
