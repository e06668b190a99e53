/// Strict JSON (RFC 8259) with limits on depth and number of values, so that no file can exhaust stack or memory.
struct JSONParser {
    /// Our files need four.
    static let maxDepth = 64
    /// Some twenty times what 100,000 scores need.
    static let maxValues = 4_000_000

    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var depth = 0
    private var values = 0

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    /// Reads one value that fills the whole text; a byte order mark is skipped.
    static func parse(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSON {
        var parser = JSONParser(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index += 3 }
        let value = try parser.value()
        guard parser.index == bytes.endIndex else { throw parser.error(.expected(.end)) }
        return value
    }

    private mutating func value() throws(JSONError) -> JSON {
        values += 1
        guard values <= Self.maxValues else { throw error(.tooManyValues(limit: Self.maxValues)) }
        skipSpace()
        let result =
            switch peek {
            case UInt8(ascii: "{"): try object()
            case UInt8(ascii: "["): try array()
            case UInt8(ascii: "\""): try string()
            case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: try number()
            case UInt8(ascii: "t"): try literal("true", .bool(true))
            case UInt8(ascii: "f"): try literal("false", .bool(false))
            case UInt8(ascii: "n"): try literal("null", .null)
            default: throw error(.expected(.value))
            }
        skipSpace()
        return result
    }

    private mutating func list<Element>(
        until end: Unicode.Scalar, orElse expected: JSONError.Token,
        _ element: (inout JSONParser) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        depth += 1
        guard depth <= Self.maxDepth else { throw error(.tooDeep(limit: Self.maxDepth)) }
        index += 1
        var elements: [Element] = []
        skipSpace()
        if !consume(end) {
            repeat { elements.append(try element(&self)) } while consume(",")
            guard consume(end) else { throw error(.expected(expected)) }
        }
        depth -= 1
        return elements
    }

    private mutating func array() throws(JSONError) -> JSON {
        .array(
            try list(until: "]", orElse: .commaOrBracket) { parser throws(JSONError) in try parser.value() })
    }

    private mutating func object() throws(JSONError) -> JSON {
        let members = try list(until: "}", orElse: .commaOrBrace) { parser throws(JSONError) in
            try parser.member()
        }
        return .object(JSONObject(members))
    }

    private mutating func member() throws(JSONError) -> JSONObject.Member {
        skipSpace()
        guard peek == UInt8(ascii: "\""), case .string(let key) = try string() else {
            throw error(.expected(.key))
        }
        skipSpace()
        guard consume(":") else { throw error(.expected(.colon)) }
        return JSONObject.Member(key: key, value: try value())
    }

    private mutating func literal(_ text: StaticString, _ meaning: JSON) throws(JSONError) -> JSON {
        let spelling = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard bytes[index...].starts(with: spelling) else { throw error(.expected(.literal("\(text)"))) }
        index += spelling.count
        return meaning
    }

    private mutating func number() throws(JSONError) -> JSON {
        let start = index
        consume("-")
        if !consume("0") { try digits() }
        if consume(".") { try digits() }
        if consume("e") || consume("E") {
            if !consume("+") { consume("-") }
            try digits()
        }
        return .number(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func digits() throws(JSONError) {
        let start = index
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        guard index > start else { throw error(.expected(.digit)) }
    }

    private mutating func string() throws(JSONError) -> JSON {
        index += 1
        let start = index
        var text: [UInt8] = []
        var (copied, isWhole) = (start, true)
        while let byte = peek, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw error(.controlCharacter) }
            if byte == UInt8(ascii: "\\") {
                text += bytes[copied..<index]
                isWhole = try escape(into: &text) && isWhole
                copied = index
            } else {
                index += 1
            }
        }
        let (spelled, rest) = (bytes[start..<index], bytes[copied..<index])
        guard consume("\"") else { throw error(.unexpectedEnd) }
        guard isWhole else { return .unpairedString(String(decoding: spelled, as: UTF8.self)) }
        return .string(String(decoding: copied == start ? spelled : text + rest, as: UTF8.self))
    }

    /// Reads a backslash escape (RFC 8259, section 7) and appends what it means; false for half a surrogate pair.
    private mutating func escape(into text: inout [UInt8]) throws(JSONError) -> Bool {
        index += 1
        guard let letter = peek else { throw error(.unexpectedEnd) }
        let plain = Self.meaning(of: letter)
        guard plain != nil || letter == UInt8(ascii: "u") else { throw error(.expected(.escape)) }
        index += 1
        if let plain {
            text.append(plain)
            return true
        }
        let first = try unit()
        var scalar = Unicode.Scalar(first)
        if UTF16.isLeadSurrogate(first), bytes[index...].starts(with: "\\u".utf8) {
            index += 2
            let second = try unit()
            guard UTF16.isTrailSurrogate(second) else { return false }
            scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
        }
        guard let scalar else { return false }
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        return true
    }

    /// Except `u`.
    private static func meaning(of letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// Four hexadecimal digits.
    private mutating func unit() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek else { throw error(.unexpectedEnd) }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error(.expected(.hexDigit))
            }
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return unit
    }

    private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    @discardableResult
    private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: scalar) else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private func error(_ reason: JSONError.Reason) -> JSONError {
        JSONError(index < bytes.endIndex ? reason : .unexpectedEnd, at: index, in: bytes)
    }
}

extension JSON {
    /// From UTF-8.
    package init(parsing bytes: ArraySlice<UInt8>) throws(JSONError) {
        guard let fault = JSONParser.firstBadUTF8(in: bytes) else {
            self = try JSONParser.parse(bytes)
            return
        }
        throw JSONError(.notUTF8, at: fault, in: bytes)
    }

    package init(parsing bytes: [UInt8]) throws(JSONError) { try self.init(parsing: bytes[...]) }
}

extension JSONParser {
    fileprivate static func firstBadUTF8(in bytes: ArraySlice<UInt8>) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var index = bytes.startIndex
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { index += UTF8.width(scalar) }
        return index
    }
}
