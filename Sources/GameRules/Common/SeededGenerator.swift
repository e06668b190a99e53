/// Random numbers; a seed gives the same sequence for ever, on every machine.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014):
/// equidistributed over 2^64 outputs, and every seed is good, including 0, 1 and 2. Test vectors pin its outputs and
/// the reduction in `number(below:)`: a change of either would change the game that a seed stands for.
package struct SeededGenerator: Hashable, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    /// Uniform in `0..<bound`: multiplication and rejection after Lemire, "Fast random integer generation in an interval",
    /// ACM TOMACS 2019. The standard library's own reduction may change between versions of Swift.
    package mutating func number(below bound: Int) -> Int {
        precondition(bound >= 1, "a random number below \(bound) does not exist")
        let range = UInt64(bound)
        var product = next().multipliedFullWidth(by: range)
        while product.low < range && product.low < (0 &- range) % range {
            product = next().multipliedFullWidth(by: range)
        }
        return Int(product.high)
    }

    /// Fisher and Yates, from the end.
    package mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
        var result = Array(elements)
        for last in result.indices.dropFirst().reversed() {
            result.swapAt(last, number(below: last + 1))
        }
        return result
    }
}
