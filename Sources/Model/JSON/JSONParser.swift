import Localization

/// Reads strict JSON (RFC 8259) with bounds on depth and on the number of values, so that no file can
/// exhaust the stack or the memory.
struct JSONParser {
    /// Lists and objects in each other; ours need four.
    static let deepest = 64
    /// Values in one text: some twenty times what 100,000 scores need.
    static let mostValues = 4_000_000

    private let bytes: ArraySlice<UInt8>
    private var place: Int
    private var depth = 0
    private var values = 0

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// Reads one value that fills the whole text; a byte order mark before it is let pass.
    static func parse(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSON {
        var parser = JSONParser(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.place += 3 }
        let value = try parser.value()
        guard parser.place == bytes.endIndex else { throw parser.error(.expected(tr("the end"))) }
        return value
    }

    private mutating func value() throws(JSONError) -> JSON {
        values += 1
        guard values <= Self.mostValues else { throw error(.tooManyValues) }
        skipSpace()
        let result =
            switch peek {
            case UInt8(ascii: "{"): try object()
            case UInt8(ascii: "["): try array()
            case UInt8(ascii: "\""): try string()
            case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: try number()
            case UInt8(ascii: "t"): try word("true", .bool(true))
            case UInt8(ascii: "f"): try word("false", .bool(false))
            case UInt8(ascii: "n"): try word("null", .null)
            default: throw error(.expected(tr("a value")))
            }
        skipSpace()
        return result
    }

    private mutating func array() throws(JSONError) -> JSON {
        try descend()
        var elements: [JSON] = []
        skipSpace()
        if !take("]") {
            repeat { elements.append(try value()) } while take(",")
            guard take("]") else { throw error(.expected(tr("a comma or ]"))) }
        }
        depth -= 1
        return .array(elements)
    }

    private mutating func object() throws(JSONError) -> JSON {
        try descend()
        var members: [JSONObject.Member] = []
        skipSpace()
        if !take("}") {
            repeat { members.append(try member()) } while take(",")
            guard take("}") else { throw error(.expected(tr("a comma or }"))) }
        }
        depth -= 1
        return .object(JSONObject(members))
    }

    private mutating func member() throws(JSONError) -> JSONObject.Member {
        skipSpace()
        guard peek == UInt8(ascii: "\""), case .string(let key) = try string() else {
            throw error(.expected(tr("a key in double quotes")))
        }
        skipSpace()
        guard take(":") else { throw error(.expected(tr("a colon"))) }
        return JSONObject.Member(key: key, value: try value())
    }

    private mutating func descend() throws(JSONError) {
        depth += 1
        guard depth <= Self.deepest else { throw error(.tooDeep) }
        place += 1
    }

    private mutating func word(_ text: StaticString, _ meaning: JSON) throws(JSONError) -> JSON {
        let letters = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard bytes[place...].starts(with: letters) else { throw error(.expected("\(text)")) }
        place += letters.count
        return meaning
    }

    private mutating func number() throws(JSONError) -> JSON {
        let start = place
        take("-")
        if !take("0") { try digits() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            if !take("+") { take("-") }
            try digits()
        }
        return .number(String(decoding: bytes[start..<place], as: UTF8.self))
    }

    private mutating func digits() throws(JSONError) {
        let start = place
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
        guard place > start else { throw error(.expected(tr("a digit"))) }
    }

    private mutating func string() throws(JSONError) -> JSON {
        place += 1
        let start = place
        var isEscaped = false
        while let byte = peek, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw error(.controlCharacter) }
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                try escape()
            } else {
                place += 1
            }
        }
        let spelled = bytes[start..<place]
        guard take("\"") else { throw error(.unexpectedEnd) }
        guard isEscaped else { return .string(String(decoding: spelled, as: UTF8.self)) }
        let unescaped = JSONEscapes.unescaped(spelled)
        return unescaped.map(JSON.string) ?? .unpairedString(String(decoding: spelled, as: UTF8.self))
    }

    /// Steps over one escape after checking its spelling; what it means is found afterwards.
    private mutating func escape() throws(JSONError) {
        place += 1
        switch peek {
        case UInt8(ascii: "u"):
            place += 1
            for _ in 0..<4 {
                guard let byte = peek else { throw error(.unexpectedEnd) }
                guard JSONEscapes.hexDigit(byte) != nil else {
                    throw error(.expected(tr("a hexadecimal digit")))
                }
                place += 1
            }
        case let byte?:
            guard JSONEscapes.meaning(of: byte) != nil else {
                throw error(.expected(tr("an escape of JSON")))
            }
            place += 1
        case nil: throw error(.unexpectedEnd)
        }
    }

    private var peek: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

    @discardableResult
    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: scalar) else { return false }
        place += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
    }

    private func error(_ reason: JSONError.Reason) -> JSONError {
        JSONError(place < bytes.endIndex ? reason : .unexpectedEnd, at: place, in: bytes)
    }
}

extension JSON {
    /// Reads one JSON value from UTF-8 bytes; throws what is wrong and where.
    public init(parsing bytes: ArraySlice<UInt8>) throws(JSONError) {
        guard let fault = JSONError.firstBadUTF8(in: bytes) else {
            self = try JSONParser.parse(bytes)
            return
        }
        throw JSONError(.notUTF8, at: fault, in: bytes)
    }

    /// Reads one JSON value from UTF-8 bytes; throws what is wrong and where.
    public init(parsing bytes: [UInt8]) throws(JSONError) { try self.init(parsing: bytes[...]) }
}

extension JSONError {
    init(_ reason: Reason, at place: Int, in bytes: ArraySlice<UInt8>) {
        let before = bytes[..<place]
        let newline = UInt8(ascii: "\n")
        self.reason = reason
        line = 1 + before.count { $0 == newline }
        column = place - (before.lastIndex(of: newline) ?? bytes.startIndex - 1)
    }

    static func firstBadUTF8(in bytes: ArraySlice<UInt8>) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var place = bytes.startIndex
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { place += UTF8.width(scalar) }
        return place
    }
}
