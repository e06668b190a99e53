/// How long a player waits between moves, as learned from the moves before: a tree of odds over the
/// number of bits, then odds for the two bits below the highest. The rest is as good as random.
struct IntervalModel: Sendable {
    /// An interval is below 2 to the power of this, in ticks.
    static let maxBits = 31

    private var widths = [AdaptiveBitModel](repeating: AdaptiveBitModel(), count: 32)
    private var tops = [AdaptiveBitModel](repeating: AdaptiveBitModel(), count: 4 * 32)

    /// Codes an interval of 0 to 2^31 - 1 ticks.
    mutating func code(_ interval: Int, with coder: inout some SymbolCoder) throws(ShareCodeError) -> Int {
        let value = UInt64(interval)
        let width = try tree(value.width, &widths, from: 0, bits: 5, with: &coder)
        guard width > 2 else { return Int(try coder.lowBits(value, width: width)) }
        let below = width - 3
        let top = try tree(
            Int(value >> UInt64(below)) & 3, &tops, from: 4 * width, bits: 2, with: &coder)
        var result = 4 | top
        if below > 0 {
            let mask: UInt64 = 1 << UInt64(below)
            let rest = try coder.lowBits(mask | value & (mask - 1), width: below + 1)
            result = result << below | Int(rest ^ mask)
        }
        return result
    }

    /// Codes a number of so many bits, highest first, each by odds of its own for the bits before it.
    private func tree(
        _ value: Int, _ model: inout [AdaptiveBitModel], from base: Int, bits: Int,
        with coder: inout some SymbolCoder
    ) throws(ShareCodeError) -> Int {
        var node = 1
        for place in (0..<bits).reversed() {
            let bit = try coder.bit(value >> place & 1 == 1, &model[base + node])
            node = node << 1 | (bit ? 1 : 0)
        }
        return node - 1 << bits
    }
}
