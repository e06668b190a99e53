/// The interval that an arithmetic code narrows with each symbol, in ten digits of base 64.
///
/// Witten, Neal and Cleary, "Arithmetic coding for data compression", Communications of the ACM 1987;
/// digits leave as soon as both ends agree on them. Counting in base 64 makes each digit a character.
/// The ends differ in their first digit after every step, so both parts of a split hold a number.
struct ArithmeticInterval {
    static let digits = 10
    static let bits = UInt64(6 * digits)
    static let mask: UInt64 = 1 << bits - 1

    private(set) var low: UInt64 = 0
    private(set) var high = mask

    /// The last number of the part that means no.
    func split(no: UInt64, yes: UInt64) -> UInt64 { low + (high - low) / (no + yes) * no }

    mutating func narrow(to value: Bool, split: UInt64) {
        if value { low = split + 1 } else { high = split }
    }

    /// The first digit, once both ends agree on it; it is then shifted out.
    mutating func nextDigit() -> UInt8? {
        guard (low ^ high) >> (Self.bits - 6) == 0 else { return nil }
        let digit = UInt8(truncatingIfNeeded: low >> (Self.bits - 6))
        low = low << 6 & Self.mask
        high = (high << 6 | 63) & Self.mask
        return digit
    }
}

/// Turns symbols into digits of base 64.
struct SymbolWriter: SymbolCoder {
    private var interval = ArithmeticInterval()
    private var digits: [UInt8] = []

    mutating func bit(_ value: Bool, no: UInt64, yes: UInt64) -> Bool {
        interval.narrow(to: value, split: interval.split(no: no, yes: yes))
        while let digit = interval.nextDigit() { digits.append(digit) }
        return value
    }

    /// All digits; the fewest that lie in the interval when zeros follow them.
    func finished() -> [UInt8] {
        for count in 0..<UInt64(ArithmeticInterval.digits) {
            let unit: UInt64 = 1 << (ArithmeticInterval.bits - 6 * count)
            let candidate = (interval.low + unit - 1) / unit
            if candidate * unit <= interval.high {
                return digits + (0..<count).reversed().map { UInt8(candidate >> (6 * $0) & 63) }
            }
        }
        return digits + (0..<10).reversed().map { UInt8(interval.low >> (6 * $0) & 63) }
    }
}

/// Turns digits of base 64 back into symbols.
struct SymbolReader: SymbolCoder {
    private var interval = ArithmeticInterval()
    private var digits: ArraySlice<UInt8>
    private var value: UInt64 = 0
    private var missing = 0

    /// - Parameter digits: each below 64; zeros are taken to follow.
    init(_ digits: ArraySlice<UInt8>) {
        self.digits = digits
        for _ in 0..<ArithmeticInterval.digits { shiftIn() }
    }

    mutating func bit(_ ignored: Bool, no: UInt64, yes: UInt64) throws(ShareCodeError) -> Bool {
        let split = interval.split(no: no, yes: yes)
        let result = value > split
        interval.narrow(to: result, split: split)
        while interval.nextDigit() != nil { shiftIn() }
        // A writer leaves out no more than the digits of one interval.
        guard missing <= 2 * ArithmeticInterval.digits else { throw .impossible(.endsTooEarly) }
        return result
    }

    private mutating func shiftIn() {
        if digits.isEmpty { missing += 1 }
        value = (value << 6 | UInt64(digits.popFirst() ?? 0)) & ArithmeticInterval.mask
    }
}
