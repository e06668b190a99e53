public import Model

/// Words in two languages, to draw from.
public struct WordList: Hashable, Sendable {
    /// One of the two languages.
    public struct Language: Hashable, Sendable {
        /// What the player calls it, such as `Spanish`.
        public let name: String
        /// Its tag for speech, as BCP 47 has it, such as `es`.
        public let tag: String
    }

    /// One word in both languages.
    public struct Word: Hashable, Sendable {
        /// A picture of it: one emoji.
        public let picture: String
        /// In the first language.
        public let first: String
        /// In the second language.
        public let second: String
    }

    /// The largest file that is read as a list, in bytes; a thousand words need a tenth of it.
    public static let maxBytes = 1 << 20
    /// What fits on a card, in letters as people count them.
    public static let maxWordLength = 20

    /// What the list is called on leaderboards and in share codes.
    public let name: WordListName
    /// The language whose cards have the picture.
    public let first: Language
    /// The other one.
    public let second: Language
    /// The words, 25 to 1000.
    public let words: [Word]
    /// A checksum of the words in their order, 24 bits.
    public let digest: Int

    init(name: WordListName, first: Language, second: Language, words: [Word]) {
        (self.name, self.first, self.second, self.words) = (name, first, second, words)
        var bytes: [UInt8] = []
        for word in words {
            for text in [word.picture, word.first, word.second] { bytes += Array(text.utf8) + [0] }
        }
        digest = Checksum.digits(of: bytes).reduce(0) { $0 << 6 | Int($1) }
    }
}
