/// Bits packed into bytes from the lowest up, as deflate has them (RFC 1951, 3.1.1).
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    /// The lowest bits first; 32 at most.
    mutating func append(_ value: UInt32, bits: Int) {
        pending |= UInt64(value) << UInt64(count)
        count += bits
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    /// Appends a Huffman code, whose highest bit comes first.
    mutating func append(code: UInt32, bits: Int) {
        var reversed: UInt32 = 0
        for bit in 0..<bits { reversed |= (code >> UInt32(bit) & 1) << UInt32(bits - 1 - bit) }
        append(reversed, bits: bits)
    }

    mutating func finish() { if count > 0 { append(0, bits: 8 - count) } }
}
