import Model

/// A line that was typed, as dialogues read it.
package struct PlainLine: Hashable, Sendable {
    /// What was typed, without spaces around it.
    package let text: String

    /// Takes a line without its end.
    package init(_ typed: some StringProtocol) {
        text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether Enter alone was pressed.
    package var isEmpty: Bool { text.isEmpty }

    /// The words in small letters without accents; commas and the like part them.
    package var words: [String] {
        folded.split { $0.isWhitespace || ",;.:".contains($0) }.map(String.init)
    }

    /// What was typed, in small letters without accents.
    package var folded: String { text.folded }

    /// The numbers of the line; nil when it has anything else in it, or nothing.
    package var numbers: [Int]? {
        let numbers = words.map(Self.number)
        return numbers.isEmpty || numbers.contains(nil) ? nil : numbers.compactMap { $0 }
    }

    /// The number that a word is, from 0 up and with as many digits as a score may have; nil when it is none.
    static func number(_ word: some StringProtocol) -> Int? {
        Int(word).flatMap { ScoreEntry.points.contains($0) ? $0 : nil }
    }

    /// What comes after the first word, as it was typed.
    package var rest: String {
        text.split(separator: " ", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    }
}
