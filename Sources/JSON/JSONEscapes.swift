/// The backslash escapes of JSON, RFC 8259 section 7.
enum JSONEscapes {
    /// Except `u`.
    static func meaning(of letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    static func hexDigit(_ byte: UInt8) -> UInt16? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt16.init)
    }

    /// Nil when it holds half a surrogate pair.
    static func unescaped(_ spelled: ArraySlice<UInt8>) -> String? {
        var units: [UInt8] = []
        units.reserveCapacity(spelled.count)
        var rest = spelled
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
                units.append(byte)
                continue
            }
            if let plain = meaning(of: letter) {
                units.append(plain)
            } else if let scalar = scalar(&rest) {
                units.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            } else {
                return nil
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    /// The scalar of four hexadecimal digits, or of `D83D\uDE00` and the like when the first half asks for a second.
    private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        let first = unit(&rest)
        guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
        guard rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
        rest.removeFirst(2)
        let second = unit(&rest)
        guard UTF16.isTrailSurrogate(second) else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    }

    private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        return digits.reduce(0) { $0 << 4 | (hexDigit($1) ?? 0) }
    }
}
