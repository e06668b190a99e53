/// The letters that press the four pads; 1 to 4 always do too.
package struct PadKeys: Hashable, Sendable {
    package enum Conflict: Error, Hashable, Sendable {
        /// It presses another pad already.
        case taken(Pad)
        /// It has a function outside of a round.
        case reserved
        /// No single letter or sign of ASCII.
        case notALetter
    }

    package static let standard = PadKeys(letters: ["r", "y", "g", "b"])

    /// Keys of the game screen, and the digits of the pads.
    static let reserved = Set("lsmtaoq?1234 ")

    /// Keys of the game screen that were added later: a pad that has one keeps it.
    private static let laterReserved = Set("cuv")

    /// In the order of `Pad.allCases`, lower case.
    private var letters: [Character]

    private init(letters: [Character]) { self.letters = letters }

    /// - Parameter text: four letters in reading order, such as `rygb`.
    package init?(_ text: String) {
        guard text.count == Pad.allCases.count else { return nil }
        var keys = PadKeys(letters: [])
        for letter in text {
            guard (try? keys.check(letter)) != nil else { return nil }
            keys.letters.append(Self.folded(letter))
        }
        self = keys
    }

    package var text: String { String(letters) }

    /// For reading aloud: "r y" would be heard as "r and" in Spanish.
    package var listed: String { letters.map(String.init).joined(separator: ", ") }

    package subscript(pad: Pad) -> Character { letters[pad.rawValue] }

    /// - Parameter key: a letter, or a digit.
    package func pad(for key: Character) -> Pad? {
        if let index = letters.firstIndex(of: Self.folded(key)) { return Pad(rawValue: index) }
        guard let digit = key.wholeNumberValue, key.isASCII else { return nil }
        return Pad(rawValue: digit - 1)
    }

    package func setting(_ pad: Pad, to letter: Character) throws(Conflict) -> PadKeys {
        if let owner = letters.firstIndex(of: Self.folded(letter)).flatMap(Pad.init), owner != pad {
            throw .taken(owner)
        }
        var keys = self
        keys.letters[pad.rawValue] = "\0"
        if Self.laterReserved.contains(Self.folded(letter)), self[pad] != Self.folded(letter) {
            throw .reserved
        }
        try keys.check(letter)
        keys.letters[pad.rawValue] = Self.folded(letter)
        return keys
    }

    /// The next or an earlier unused letter of the alphabet for a pad, cyclically.
    package func cycling(_ pad: Pad, by step: Int) -> PadKeys {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
        let start = alphabet.firstIndex(of: self[pad]) ?? (step > 0 ? -1 : alphabet.count)
        for count in 1...alphabet.count {
            let index = (start + count * step.signum() + 2 * alphabet.count) % alphabet.count
            if let keys = try? setting(pad, to: alphabet[index]) { return keys }
        }
        return self
    }

    private func check(_ letter: Character) throws(Conflict) {
        let folded = Self.folded(letter)
        guard letter.isASCII, folded.isLetter || folded.isPunctuation || folded.isSymbol || folded == " "
        else {
            throw .notALetter
        }
        if Self.reserved.contains(folded) { throw .reserved }
        if let owner = letters.firstIndex(of: folded).flatMap(Pad.init) { throw .taken(owner) }
    }

    private static func folded(_ letter: Character) -> Character {
        Character(letter.lowercased().first.map(String.init) ?? String(letter))
    }
}
