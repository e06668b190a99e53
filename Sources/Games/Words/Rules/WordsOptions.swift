package import Model

/// What a game of Words is played with, beside its seed.
///
/// The words themselves are not part of it: the game deals indices into the list, and the faces look them
/// up. So a game can be verified without its list.
package struct WordsOptions: Hashable, Sendable {
    package static let listSizes = 25...1_000

    package let list: WordListName
    package let listSize: Int
    /// The checksum of the list's words, 24 bits, so that others know whether theirs are the same.
    package let digest: Int

    /// Draws from a list; the nearest size that a list can have is taken.
    package init(list: WordListName = .standard, listSize: Int = listSizes.lowerBound, digest: Int = 0) {
        self.list = list
        self.listSize = min(max(listSize, Self.listSizes.lowerBound), Self.listSizes.upperBound)
        self.digest = digest
    }

    package init(_ list: WordList) {
        self.init(list: list.name, listSize: list.words.count, digest: list.digest)
    }

    package func isDealt(from list: WordList) -> Bool {
        list.name == self.list && list.words.count == listSize && list.digest == digest
    }
}

extension GameOptions {
    package static let words = Self(WordsOptions.usual)
}

extension WordsOptions: AnyGameOptions {
    package typealias Played = WordsGame
    package static let kind = GameKind.words
    package static var usual: Self { Self() }
    package static var variants: [Self] { [] }
    package static func custom(_ variantName: String) -> Self? {
        WordListName(variantName).map { Self(list: $0) }
    }

    /// Seconds; a game that was given up has none.
    package static func value(of score: Int) -> Double? {
        WordsResult(score: score).map { Double($0.seconds) }
    }

    package var variantName: String { list.string }

    package var countsUnfinished: Bool { false }

    package mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        var list = list
        try list.code(with: &coder)
        self = WordsOptions(
            list: list, listSize: try coder.number(listSize, in: Self.listSizes),
            digest: try coder.number(digest, below: 1 << 24))
    }
}

extension WordListName {
    mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        let bytes = Array(string.utf8)
        let count = try coder.number(bytes.count, in: 1...Self.maxLength)
        var result: [UInt8] = []
        for index in 0..<count {
            let letter = index < bytes.count ? Self.letters.firstIndex(of: bytes[index]) : nil
            result.append(Self.letters[try coder.number(letter ?? 0, below: Self.letters.count)])
        }
        // As many letters as a name may have, each of which a name may have: always a name.
        self = WordListName(String(decoding: result, as: UTF8.self)) ?? self
    }
}
