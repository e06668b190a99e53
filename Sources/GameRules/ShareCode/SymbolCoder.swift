/// Either side of an arithmetic code: a writer returns what it is given, a reader ignores that and
/// returns what it reads.
///
/// So every format is one walk that is both its writer and its reader, and the two cannot disagree. All
/// that is coded comes down to yes or no with odds, and every sequence of digits means something within
/// bounds: there is no number that is out of range, and nothing to check after reading one.
public protocol SymbolCoder {
    /// Codes yes or no; the odds tell how cheap each is: `log2` of one over its share, in bits.
    /// - Parameters:
    ///   - no: the odds against, 1 to 2^32.
    ///   - yes: the odds for, 1 to 2^32.
    mutating func bit(_ value: Bool, no: UInt64, yes: UInt64) throws(ShareCodeError) -> Bool
}

extension SymbolCoder {
    /// Codes yes or no by odds that learn.
    mutating func bit(_ value: Bool, _ model: inout AdaptiveBitModel) throws(ShareCodeError) -> Bool {
        let result = try bit(value, no: model.no, yes: model.yes)
        model.update(with: result)
        return result
    }

    /// Codes a number from 0 up to but not including `bound` (1 to 2^32), each equally likely.
    mutating func number(_ value: Int, below bound: Int) throws(ShareCodeError) -> Int {
        var result = 0
        var size = bound
        while size > 1 {
            let lower = (size + 1) / 2
            let isUpper = try bit(
                value >= result + lower, no: UInt64(lower), yes: UInt64(size - lower))
            if isUpper { result += lower }
            size = isUpper ? size - lower : lower
        }
        return result
    }

    mutating func number(_ value: Int, in range: ClosedRange<Int>) throws(ShareCodeError) -> Int {
        try range.lowerBound + number(value - range.lowerBound, below: range.count)
    }

    /// Codes a number of any size; small ones take fewer digits.
    mutating func natural(_ value: UInt64) throws(ShareCodeError) -> UInt64 {
        let width = try number(value.width, below: UInt64.bitWidth + 1)
        return try lowBits(value, width: width)
    }

    /// Codes the bits of a number below its highest, which is known to stand at `width`.
    mutating func lowBits(_ value: UInt64, width: Int) throws(ShareCodeError) -> UInt64 {
        guard width > 0 else { return 0 }
        var result: UInt64 = 1
        for place in (0..<width - 1).reversed() {
            result = try result << 1 | (bit(value >> UInt64(place) & 1 == 1, no: 1, yes: 1) ? 1 : 0)
        }
        return result
    }

    /// Codes one case of a list, which may grow at its end to 32 without a change of the format.
    mutating func choice<Choice: CaseIterable & Equatable>(_ value: Choice) throws(ShareCodeError) -> Choice {
        let all = Array(Choice.allCases)
        let place = try number(all.firstIndex(of: value) ?? 0, below: 32)
        guard all.indices.contains(place) else { throw .impossible(.unknownOption) }
        return all[place]
    }

    mutating func flag(_ value: Bool) throws(ShareCodeError) -> Bool { try bit(value, no: 1, yes: 1) }
}

extension UInt64 {
    /// How many bits the number needs: 0 for 0, 1 for 1, 2 for 2 and 3.
    var width: Int { bitWidth - leadingZeroBitCount }
}
