/// Repeated strings and the fixed Huffman codes of deflate (RFC 1951, 3.2.6). Made for flat drawings, whose
/// bytes are long runs: better matches or dynamic codes would save a sixth, for three times the code.
struct Deflate {
    /// Earlier positions with the same three bytes.
    private static let maxTries = 24
    private static let maxDistance = 32_768
    private static let maxLength = 258
    private static let minLength = 3

    private let input: [UInt8]
    private var output = BitWriter()
    /// The last position for each hash of three bytes, and the one before it for each position.
    private var last = [Int32](repeating: -1, count: 1 << 14)
    private var previous: [Int32]

    private init(_ bytes: [UInt8]) {
        input = bytes
        previous = [Int32](repeating: -1, count: bytes.count)
    }

    /// A zlib stream (RFC 1950): header, one block, checksum.
    static func zlibStream(_ bytes: [UInt8]) -> [UInt8] {
        var deflate = Deflate(bytes)
        deflate.compress()
        // 32 KB window, no dictionary, check bits.
        return [0x78, 0x01] + deflate.output.bytes + bigEndian(PNGChecksum.adler32(bytes))
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private mutating func compress() {
        // The last block, with fixed codes.
        output.append(0b011, bits: 3)
        var index = 0
        while index < input.count {
            let (length, distance) = longestMatch(at: index)
            if length >= Self.minLength {
                append(length: length, distance: distance)
            } else {
                append(symbol: Int(input[index]))
            }
            let end = index + max(1, length)
            while index < end {
                remember(index)
                index += 1
            }
        }
        append(symbol: 256)
        output.finish()
    }

    private func hash(_ index: Int) -> Int {
        let value = UInt32(input[index]) << 16 | UInt32(input[index + 1]) << 8 | UInt32(input[index + 2])
        return Int((value &* 2_654_435_761) >> 18)
    }

    private mutating func remember(_ index: Int) {
        guard index + Self.minLength <= input.count else { return }
        let hash = hash(index)
        previous[index] = last[hash]
        last[hash] = Int32(index)
    }

    /// Of equally long matches the nearest, whose distance takes fewest bits.
    private func longestMatch(at index: Int) -> (length: Int, distance: Int) {
        guard index + Self.minLength <= input.count else { return (0, 0) }
        let limit = min(Self.maxLength, input.count - index)
        var best = (length: 0, distance: 0)
        var candidate = Int(last[hash(index)])
        var tries = 0
        while candidate >= 0, index - candidate <= Self.maxDistance, tries < Self.maxTries,
            best.length < limit
        {
            var length = 0
            while length < limit && input[candidate + length] == input[index + length] { length += 1 }
            if length > best.length { best = (length, index - candidate) }
            candidate = Int(previous[candidate])
            tries += 1
        }
        return best.length >= Self.minLength ? best : (0, 0)
    }

    /// A byte, the end (256) or a length code.
    private mutating func append(symbol: Int) {
        switch symbol {
        case ..<144: output.append(code: UInt32(0x30 + symbol), bits: 8)
        case ..<256: output.append(code: UInt32(0x190 + symbol - 144), bits: 9)
        case ..<280: output.append(code: UInt32(symbol - 256), bits: 7)
        default: output.append(code: UInt32(0xC0 + symbol - 280), bits: 8)
        }
    }

    private mutating func append(length: Int, distance: Int) {
        let (lengthCode, lengthRest, lengthBits) = Self.code(
            length, Self.lengthBases, firstLong: 8, perStep: 4)
        // 258 has a code of its own.
        if length == Self.maxLength {
            append(symbol: 285)
        } else {
            append(symbol: 257 + lengthCode)
            output.append(UInt32(lengthRest), bits: lengthBits)
        }
        let (code, rest, bits) = Self.code(distance, Self.distanceBases, firstLong: 4, perStep: 2)
        output.append(code: UInt32(code), bits: 5)
        output.append(UInt32(rest), bits: bits)
    }

    /// The code whose range contains a value, the offset in it and its number of extra bits.
    /// - Parameters:
    ///   - firstLong: the first code of more than one value.
    ///   - perStep: how many codes have the same number of bits.
    private static func code(
        _ value: Int, _ bases: [Int], firstLong: Int, perStep: Int
    ) -> (code: Int, rest: Int, bits: Int) {
        var low = 0
        var high = bases.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if bases[middle] <= value { low = middle } else { high = middle }
        }
        return (low, value - bases[low], low < firstLong ? 0 : (low - firstLong) / perStep + 1)
    }

    /// From code 257 to 284.
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195,
        227,
    ]
    /// From code 0 to 29.
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
        4097, 6145, 8193, 12289, 16385, 24577,
    ]
}
