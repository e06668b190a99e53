import Model
import Presentation

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

extension PlainLine {
    /// The pads that it names: words, letters and digits, together or apart; nil when something else is among them.
    /// - Parameters:
    ///   - places: the pads in reading order, which digits mean.
    ///   - isName: whether it may be a player's name, which the beginning of a colour may be, too.
    func pads(_ keys: PadKeys, at places: [Pad] = Pad.allCases, orName isName: Bool = false) -> [Pad]? {
        var pads: [Pad] = []
        for word in words {
            if let pad = Pad.allCases.first(where: { $0.name == word || $0.localName.folded == word }) {
                pads.append(pad)
                continue
            }
            // Chosen letters go first; the colours' own mean them where they are free.
            let spelt = word.compactMap { letter in
                let pad = keys.pad(for: letter) ?? PadKeys.standard.pad(for: letter)
                return letter.isNumber ? pad.map { places[$0.rawValue] } : pad
            }
            if spelt.count == word.count {
                pads += spelt
            } else if !isName, let pad = Self.pad(beginning: word) {
                pads.append(pad)
            } else {
                return nil
            }
        }
        return pads.isEmpty ? nil : pads
    }

    /// The only pad whose colour begins so in the player's language; nil when there is none, or more than one.
    private static func pad(beginning word: String) -> Pad? {
        let pads = Pad.allCases.filter { $0.localName.folded.hasPrefix(word) }
        return pads.count == 1 ? pads.first : nil
    }
}
