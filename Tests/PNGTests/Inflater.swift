/// Reads deflate's fixed and stored blocks back, straight from RFC 1951: a reader of its own, as a writer's
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

    private mutating func code(_ count: Int, after prefix: Int = 0) throws -> Int {
        var value = prefix
        for _ in 0..<count { value = value << 1 | (try next(1)) }
        return value
    }

    /// RFC 1951, 3.2.6.
    private mutating func symbol() throws -> Int {
        let seven = try code(7)
        if seven <= 0b001_0111 { return 256 + seven }
        let eight = try code(1, after: seven)
        switch eight {
        case 0b0011_0000...0b1011_1111: return eight - 0b0011_0000
        case 0b1100_0000...0b1100_0111: return 280 + eight - 0b1100_0000
        default: return 144 + (try code(1, after: eight)) - 0b1_1001_0000
        }
    }

    private mutating func run() throws -> [UInt8] {
        var output: [UInt8] = []
        var isLast = false
        while !isLast {
            isLast = try next(1) == 1
            switch try next(2) {
            case 0:
                bit = (bit + 7) / 8 * 8
                let length = try next(16)
                _ = try next(16)
                for _ in 0..<length { output.append(UInt8(try next(8))) }
            case 1: try fixedBlock(&output)
            default: throw Failure.unknownBlock
            }
        }
        return output
    }

    private mutating func fixedBlock(_ output: inout [UInt8]) throws {
        while true {
            let symbol = try symbol()
            if symbol == 256 { return }
            guard symbol > 256 else {
                output.append(UInt8(symbol))
                continue
            }
            let length = try value(symbol - 257, lengths: true)
            let distance = try value(try code(5), lengths: false)
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
