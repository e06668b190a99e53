/// Reads or writes a code: a writer returns what it is given, a reader ignores that and returns what it reads, so that one
/// function is both a format's writer and its reader.
package protocol NumberCoder {
    /// Small numbers take fewer digits.
    mutating func natural(_ value: UInt64) throws(ShareCodeError) -> UInt64
}

extension NumberCoder {
    mutating func number(_ value: Int, below bound: Int) throws(ShareCodeError) -> Int {
        // A reader ignores the value, which may be negative.
        let read = try natural(UInt64(max(0, value)))
        guard read < bound else { throw .impossible(.unknownOption) }
        return Int(read)
    }

    mutating func number(_ value: Int, in range: ClosedRange<Int>) throws(ShareCodeError) -> Int {
        try range.lowerBound + number(value - range.lowerBound, below: range.count)
    }

    /// The enum may grow at its end without a change of the format.
    mutating func choice<Choice: CaseIterable & Equatable>(_ value: Choice) throws(ShareCodeError) -> Choice {
        let all = Array(Choice.allCases)
        return all[try number(all.firstIndex(of: value) ?? 0, below: all.count)]
    }

    mutating func flag(_ value: Bool) throws(ShareCodeError) -> Bool {
        try number(value ? 1 : 0, below: 2) == 1
    }
}

/// The Base64 VLQ of source maps (ECMA-426) without a sign: five bits a digit, the lowest first, and 32 more where others
/// follow.
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
