/// Either side of a code: a writer returns what it is given, a reader ignores that and returns what it reads.
///
/// So every format is one walk that is both its writer and its reader, and the two cannot disagree. All that is coded
/// comes down to natural numbers.
package protocol NumberCoder {
    /// Codes a number; small ones take fewer digits.
    mutating func natural(_ value: UInt64) throws(ShareCodeError) -> UInt64
}

extension NumberCoder {
    /// Codes a number from 0 up to but not including `bound`.
    mutating func number(_ value: Int, below bound: Int) throws(ShareCodeError) -> Int {
        // What a reader ignores may lie outside.
        let read = try natural(UInt64(max(0, value)))
        guard read < bound else { throw .impossible(.unknownOption) }
        return Int(read)
    }

    mutating func number(_ value: Int, in range: ClosedRange<Int>) throws(ShareCodeError) -> Int {
        try range.lowerBound + number(value - range.lowerBound, below: range.count)
    }

    /// Codes one case of a list, which may grow at its end without a change of the format.
    mutating func choice<Choice: CaseIterable & Equatable>(_ value: Choice) throws(ShareCodeError) -> Choice {
        let all = Array(Choice.allCases)
        return all[try number(all.firstIndex(of: value) ?? 0, below: all.count)]
    }

    mutating func flag(_ value: Bool) throws(ShareCodeError) -> Bool {
        try number(value ? 1 : 0, below: 2) == 1
    }
}

/// Turns numbers into digits of base 64: five bits in each, the lowest first, and 32 more where others follow.
///
/// The Base64 VLQ of source maps (ECMA-426), without its sign.
struct NumberWriter: NumberCoder {
    private(set) var digits: [UInt8] = []

    mutating func natural(_ value: UInt64) -> UInt64 {
        var rest = value
        while rest > 31 {
            digits.append(UInt8(rest & 31) | 32)
            rest >>= 5
        }
        digits.append(UInt8(rest))
        return value
    }
}

/// Turns digits of base 64 back into numbers.
struct NumberReader: NumberCoder {
    private var digits: ArraySlice<UInt8>

    /// - Parameter digits: each below 64.
    init(_ digits: ArraySlice<UInt8>) { self.digits = digits }

    mutating func natural(_ ignored: UInt64) throws(ShareCodeError) -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: UInt64.bitWidth, by: 5) {
            guard let digit = digits.popFirst() else { throw .impossible(.endsTooEarly) }
            value |= UInt64(digit & 31) << UInt64(shift)
            if digit < 32 { return value }
        }
        throw .impossible(.notSpelledSo)
    }
}
