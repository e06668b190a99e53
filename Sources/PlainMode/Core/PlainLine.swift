import Model

package struct PlainLine: Hashable, Sendable {
    package let text: String

    package init(_ typed: some StringProtocol) {
        text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    package var isEmpty: Bool { text.isEmpty }

    /// Lower case, without accents; punctuation separates words.
    package var words: [String] {
        folded.split { $0.isWhitespace || ",;.:".contains($0) }.map(String.init)
    }

    package var folded: String { text.folded }

    /// Nil when the line has anything but numbers in it, or nothing.
    package var numbers: [Int]? {
        let numbers = words.map(Self.number)
        return numbers.isEmpty || numbers.contains(nil) ? nil : numbers.compactMap { $0 }
    }

    /// A number of at least 0, with no more digits than a score may have.
    static func number(_ word: some StringProtocol) -> Int? {
        Int(word).flatMap { ScoreEntry.points.contains($0) ? $0 : nil }
    }

    /// What follows the first word, unchanged.
    package var rest: String {
        text.split(separator: " ", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    }
}
