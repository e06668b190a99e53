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
