/// The letters that press the four pads; 1 to 4 always do too.
package struct PadKeys: Hashable, Sendable {
    /// Why a letter cannot press a pad.
    package enum Conflict: Error, Hashable, Sendable {
        /// It presses another pad already.
        case taken(Pad)
        /// It leads somewhere outside of a round.
        case reserved
        /// It is not a single letter or sign of ASCII.
        case notALetter
    }

    /// The keys of a first start: the colours' own letters.
    package static let standard = PadKeys(letters: ["r", "y", "g", "b"])

    /// What leads somewhere on the game screen, and the digits of the pads.
    static let reserved = Set("lsmtaoq?1234 ")

    /// Letters that have come to lead somewhere since: whoever has them on a pad keeps them there.
    private static let laterReserved = Set("cuv")

    /// In the order of `Pad.allCases`, lower case.
    private var letters: [Character]

    private init(letters: [Character]) { self.letters = letters }

    /// Reads keys as four letters in reading order, such as `rygb`; nil when they do not fit.
    package init?(_ text: String) {
        guard text.count == Pad.allCases.count else { return nil }
        var keys = PadKeys(letters: [])
        for letter in text {
            guard (try? keys.check(letter)) != nil else { return nil }
            keys.letters.append(Self.folded(letter))
        }
        self = keys
    }

    /// The four letters in reading order.
    package var text: String { String(letters) }

    /// The same to be read aloud: "r y" would be heard as "r and" in Spanish.
    package var listed: String { letters.map(String.init).joined(separator: ", ") }

    /// The letter of a pad.
    package subscript(pad: Pad) -> Character { letters[pad.rawValue] }

    /// The pad that a letter or digit presses.
    package func pad(for key: Character) -> Pad? {
        if let place = letters.firstIndex(of: Self.folded(key)) { return Pad(rawValue: place) }
        guard let digit = key.wholeNumberValue, key.isASCII else { return nil }
        return Pad(rawValue: digit - 1)
    }

    /// The keys with another letter for a pad.
    /// - Throws: why the letter cannot have it.
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

    /// The keys with the next or an earlier letter of the alphabet for a pad that no other pad has and that leads
    /// nowhere, round and round.
    package func cycling(_ pad: Pad, by step: Int) -> PadKeys {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
        let start = alphabet.firstIndex(of: self[pad]) ?? (step > 0 ? -1 : alphabet.count)
        for count in 1...alphabet.count {
            let place = (start + count * step.signum() + 2 * alphabet.count) % alphabet.count
            do throws(Conflict) { return try setting(pad, to: alphabet[place]) } catch { continue }
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
