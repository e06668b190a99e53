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
    /// The last position for each hash of three bytes, and the one before it for each position within reach.
    private var last = [Int32](repeating: -1, count: 1 << 14)
    private var previous = [Int32](repeating: -1, count: maxDistance)

    private init(_ bytes: [UInt8]) { input = bytes }

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
        previous[index % Self.maxDistance] = last[hash]
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
            candidate = Int(previous[candidate % Self.maxDistance])
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
        let (lengthCode, lengthRest, lengthBits) = Self.lengths.code(of: length)
        // 258 has a code of its own.
        if length == Self.maxLength {
            append(symbol: 285)
        } else {
            append(symbol: 257 + lengthCode)
            output.append(UInt32(lengthRest), bits: lengthBits)
        }
        let (code, rest, bits) = Self.distances.code(of: distance)
        output.append(code: UInt32(code), bits: 5)
        output.append(UInt32(rest), bits: bits)
    }

    /// From code 257 to 284.
    private static let lengths = CodeRanges(28, from: 3, firstLong: 8, perStep: 4)
    private static let distances = CodeRanges(30, from: 1, firstLong: 4, perStep: 2)
}

/// Codes for ranges of values (RFC 1951, 3.2.5).
private struct CodeRanges {
    /// The first code of more than one value.
    private let firstLong: Int
    /// How many codes have the same number of extra bits.
    private let perStep: Int
    /// The least value of each code.
    private var bases: [Int]

    init(_ count: Int, from first: Int, firstLong: Int, perStep: Int) {
        (self.firstLong, self.perStep, bases) = (firstLong, perStep, [first])
        for code in 1..<count { bases.append(bases[code - 1] + 1 << bits(of: code - 1)) }
    }

    private func bits(of code: Int) -> Int { code < firstLong ? 0 : (code - firstLong) / perStep + 1 }

    /// The code whose range contains a value, the offset in it and its number of extra bits.
    func code(of value: Int) -> (code: Int, rest: Int, bits: Int) {
        let code = (bases.firstIndex { $0 > value } ?? bases.count) - 1
        return (code, value - bases[code], bits(of: code))
    }
}
