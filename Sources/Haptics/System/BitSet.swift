/// A set of small numbers in the kernel's layout: bit N is in byte N / 8.
struct BitSet: Hashable, Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    init(_ members: some Sequence<Int32>, upTo last: Int32) {
        var bytes = [UInt8](repeating: 0, count: Int(last) / 8 + 1)
        for member in members where (0...last).contains(member) {
            bytes[Int(member) / 8] |= 1 << (member % 8)
        }
        self.bytes = bytes
    }

    /// From hexadecimal words, the highest first, as sysfs writes them: `7cdb000000000000 0 0 0 0`.
    init(hexadecimal text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).map { UInt($0, radix: 16) ?? 0 }
        bytes = words.reversed().flatMap { word in
            (0..<UInt.bitWidth / 8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
        }
    }

    func contains(_ number: Int32) -> Bool {
        let index = Int(number) / 8
        return bytes.indices.contains(index) && bytes[index] & (1 << (number % 8)) != 0
    }
}
