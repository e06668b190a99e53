/// Repeated strings and Huffman codes made for what occurs (RFC 1951, 3.2.7), in one block.
struct Deflate {
    /// Earlier positions with the same three bytes.
    private static let maxTries = 48
    private static let maxDistance = 32_768
    private static let maxLength = 258
    private static let minLength = 3

    private struct Match {
        var length = 0
        var distance = 0

        var isWorthIt: Bool { length >= minLength }
    }

    private let input: [UInt8]
    /// What the input becomes: a byte is a match of length 0.
    private var tokens: [(byte: UInt8, match: Match)] = []
    /// The last position for each hash of three bytes, and the one before it for each position within reach.
    private var last = [Int32](repeating: -1, count: 1 << 14)
    private var previous = [Int32](repeating: -1, count: maxDistance)

    private init(_ bytes: [UInt8]) { input = bytes }

    /// A zlib stream (RFC 1950): header, one block, checksum.
    static func zlibStream(_ bytes: [UInt8]) -> [UInt8] {
        var deflate = Deflate(bytes)
        deflate.findMatches()
        // 32 KB window, no dictionary, check bits.
        return [0x78, 0x01] + deflate.block() + bigEndian(PNGChecksum.adler32(bytes))
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// A match waits for the one that begins a byte later, which may be longer.
    private mutating func findMatches() {
        var index = 0
        var match = longestMatch(at: index)
        while index < input.count {
            remember(index)
            let next = match.length < Self.maxLength ? longestMatch(at: index + 1) : Match()
            guard match.isWorthIt, next.length <= match.length else {
                tokens.append((input[index], Match()))
                (index, match) = (index + 1, next)
                continue
            }
            tokens.append((0, match))
            for covered in index + 1..<index + match.length { remember(covered) }
            index += match.length
            match = longestMatch(at: index)
        }
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
    private func longestMatch(at index: Int) -> Match {
        guard index + Self.minLength <= input.count else { return Match() }
        let limit = min(Self.maxLength, input.count - index)
        var best = Match()
        var candidate = Int(last[hash(index)])
        var tries = 0
        while candidate >= 0, index - candidate <= Self.maxDistance, tries < Self.maxTries,
            best.length < limit
        {
            var length = 0
            while length < limit && input[candidate + length] == input[index + length] { length += 1 }
            if length > best.length { best = Match(length: length, distance: index - candidate) }
            candidate = Int(previous[candidate % Self.maxDistance])
            tries += 1
        }
        return best.isWorthIt ? best : Match()
    }

    // MARK: - The block

    /// The last one, with codes of its own.
    private func block() -> [UInt8] {
        var (symbols, distances) = ([Int](repeating: 0, count: 286), [Int](repeating: 0, count: 30))
        symbols[Self.end] = 1
        for token in tokens {
            symbols[Self.symbol(of: token)] += 1
            if token.match.isWorthIt { distances[Self.distances.code(of: token.match.distance).code] += 1 }
        }
        let symbolCode = PrefixCode(frequencies: symbols, longest: 15)
        let distanceCode = PrefixCode(frequencies: distances, longest: 15)
        var output = BitWriter()
        output.append(0b101, bits: 3)
        Self.write(symbolCode.lengths, distanceCode.lengths, to: &output)
        for token in tokens {
            symbolCode.write(Self.symbol(of: token), to: &output)
            guard token.match.isWorthIt else { continue }
            // The longest match has a symbol of its own.
            if token.match.length < Self.maxLength {
                let length = Self.lengths.code(of: token.match.length)
                output.append(UInt32(length.rest), bits: length.bits)
            }
            let distance = Self.distances.code(of: token.match.distance)
            distanceCode.write(distance.code, to: &output)
            output.append(UInt32(distance.rest), bits: distance.bits)
        }
        symbolCode.write(Self.end, to: &output)
        output.finish()
        return output.bytes
    }

    private static let end = 256

    /// A byte, or a range of lengths.
    private static func symbol(of token: (byte: UInt8, match: Match)) -> Int {
        guard token.match.isWorthIt else { return Int(token.byte) }
        return token.match.length == maxLength ? 285 : end + 1 + lengths.code(of: token.match.length).code
    }

    /// Tells the codes by their lengths, of which repeated ones are counted.
    private static func write(_ symbols: [Int], _ distances: [Int], to output: inout BitWriter) {
        let runs = runs(in: symbols + distances)
        var frequencies = [Int](repeating: 0, count: 19)
        for run in runs { frequencies[run.symbol] += 1 }
        let code = PrefixCode(frequencies: frequencies, longest: 7)
        output.append(UInt32(symbols.count - 257), bits: 5)
        output.append(UInt32(distances.count - 1), bits: 5)
        output.append(UInt32(19 - 4), bits: 4)
        for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
            output.append(UInt32(code.lengths[symbol]), bits: 3)
        }
        for run in runs {
            code.write(run.symbol, to: &output)
            output.append(UInt32(run.rest), bits: run.bits)
        }
    }

    /// 16 repeats the length before it 3 to 6 times, 17 and 18 are 3 to 10 and 11 to 138 zeros.
    private static func runs(in lengths: [Int]) -> [(symbol: Int, rest: Int, bits: Int)] {
        var runs: [(symbol: Int, rest: Int, bits: Int)] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            let count = lengths[index...].prefix { $0 == length }.count
            let (parts, taken): ([(symbol: Int, rest: Int, bits: Int)], Int) =
                switch (length, count) {
                case (0, 11...): ([(18, min(count, 138) - 11, 7)], min(count, 138))
                case (0, 3...): ([(17, count - 3, 3)], count)
                case (_, 4...): ([(length, 0, 0), (16, min(count, 7) - 4, 2)], min(count, 7))
                default: ([(length, 0, 0)], 1)
                }
            runs += parts
            index += taken
        }
        return runs
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
