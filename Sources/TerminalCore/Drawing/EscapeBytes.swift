extension [UInt8] {
    /// The number must not be negative.
    mutating func append(decimal number: Int) {
        // A frame has thousands of numbers, nearly all below 1,000: each digit by a constant, without a loop.
        func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10) }
        if number >= 1000 { append(decimal: number / 1000) }
        if number >= 100 { append(digit(number / 100)) }
        if number >= 10 { append(digit(number / 10)) }
        append(digit(number))
    }

    /// Appends `CSI` and a final byte, with a number between unless it is 1, which terminals assume.
    mutating func append(control final: Unicode.Scalar, _ number: Int = 1) {
        append(text: "\u{1B}[")
        if number != 1 { append(decimal: number) }
        append(UInt8(ascii: final))
    }

    mutating func append(text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(_ glyph: Glyph) {
        if let single = glyph.single, single.value < 0x80 { return append(UInt8(single.value)) }
        for scalar in glyph.scalars {
            append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }
}

func controlCost(_ number: Int) -> Int {
    number == 1 ? 3 : number < 10 ? 4 : number < 100 ? 5 : 6
}
