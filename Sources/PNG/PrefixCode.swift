/// Short codes for frequent symbols (D. A. Huffman, 1952), numbered as deflate has them (RFC 1951, 3.2.2).
struct PrefixCode {
    /// In bits; 0 for symbols that do not occur.
    let lengths: [Int]
    private let codes: [UInt32]

    /// - Parameter longest: the most bits of a code.
    init(frequencies: [Int], longest: Int) {
        var weights = frequencies
        var lengths = Self.lengths(weights)
        // Weights that are more alike make codes that are: the loss is next to nothing, and seldom needed.
        while (lengths.max() ?? 0) > longest {
            weights = weights.map { ($0 + 1) / 2 }
            lengths = Self.lengths(weights)
        }
        self.lengths = lengths
        var codes = [UInt32](repeating: 0, count: lengths.count)
        var next: UInt32 = 0
        for length in 1...longest {
            for symbol in lengths.indices where lengths[symbol] == length {
                codes[symbol] = next
                next += 1
            }
            next <<= 1
        }
        self.codes = codes
    }

    /// The two lightest groups become one again and again, which makes the codes of their symbols a bit longer.
    private static func lengths(_ weights: [Int]) -> [Int] {
        var lengths = [Int](repeating: 0, count: weights.count)
        var groups = weights.indices.filter { weights[$0] > 0 }.map { (weight: weights[$0], symbols: [$0]) }
        if groups.count == 1 { lengths[groups[0].symbols[0]] = 1 }
        groups.sort { $0.weight > $1.weight }
        while groups.count > 1 {
            let (one, other) = (groups.removeLast(), groups.removeLast())
            let both = (weight: one.weight + other.weight, symbols: one.symbols + other.symbols)
            for symbol in both.symbols { lengths[symbol] += 1 }
            groups.insert(both, at: groups.lastIndex { $0.weight > both.weight }.map { $0 + 1 } ?? 0)
        }
        return lengths
    }

    func write(_ symbol: Int, to output: inout BitWriter) {
        output.append(code: codes[symbol], bits: lengths[symbol])
    }
}
