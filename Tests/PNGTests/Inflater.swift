/// Reads deflate's blocks with codes of their own back, straight from RFC 1951: a reader of its own, as a writer's
/// mistakes would agree with themselves.
struct Inflater {
    enum Failure: Error { case ended, unknownBlock, unknownCode, tooFar }

    private let bytes: [UInt8]
    private var bit = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func inflate(_ bytes: [UInt8]) throws -> [UInt8] {
        var inflater = Inflater(bytes)
        return try inflater.run()
    }

    private mutating func next(_ count: Int) throws -> Int {
        var value = 0
        for place in 0..<count {
            guard bit / 8 < bytes.count else { throw Failure.ended }
            value |= Int(bytes[bit / 8] >> UInt8(bit % 8) & 1) << place
            bit += 1
        }
        return value
    }

    /// By the lengths of all codes (RFC 1951, 3.2.2).
    private mutating func symbol(_ lengths: [Int]) throws -> Int {
        var (code, first) = (0, 0)
        for length in 1...15 {
            code = code << 1 | (try next(1))
            let symbols = lengths.indices.filter { lengths[$0] == length }
            if code - first < symbols.count { return symbols[code - first] }
            first = (first + symbols.count) << 1
        }
        throw Failure.unknownCode
    }

    private mutating func run() throws -> [UInt8] {
        var output: [UInt8] = []
        var isLast = false
        while !isLast {
            isLast = try next(1) == 1
            guard try next(2) == 2 else { throw Failure.unknownBlock }
            try block(&output)
        }
        return output
    }

    /// 3.2.7.
    private mutating func block(_ output: inout [UInt8]) throws {
        let (symbols, distances) = (257 + (try next(5)), 1 + (try next(5)))
        var codes = [Int](repeating: 0, count: 19)
        for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(
            4 + (try next(4)))
        {
            codes[place] = try next(3)
        }
        var lengths: [Int] = []
        while lengths.count < symbols + distances {
            switch try symbol(codes) {
            case 16: lengths += Array(repeating: lengths[lengths.count - 1], count: 3 + (try next(2)))
            case 17: lengths += Array(repeating: 0, count: 3 + (try next(3)))
            case 18: lengths += Array(repeating: 0, count: 11 + (try next(7)))
            case let length: lengths.append(length)
            }
        }
        while true {
            let symbol = try symbol(Array(lengths[..<symbols]))
            if symbol == 256 { return }
            guard symbol > 256 else {
                output.append(UInt8(symbol))
                continue
            }
            let length = try value(symbol - 257, lengths: true)
            let distance = try value(try self.symbol(Array(lengths[symbols...])), lengths: false)
            guard distance <= output.count else { throw Failure.tooFar }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    /// The tables of 3.2.5 as their rule: each so many codes there is a bit more.
    private mutating func value(_ code: Int, lengths: Bool) throws -> Int {
        if lengths && code == 28 { return 258 }
        let group = lengths ? 4 : 2
        guard code < (lengths ? 28 : 30) else { throw Failure.unknownCode }
        let first = lengths ? 3 : 1
        guard code >= 2 * group else { return first + code }
        let bits = code / group - 1
        return first + (group + code % group) << bits + (try next(bits))
    }
}
