import Testing

@testable import JSON

@Suite struct JSONTests {
    @Test(arguments: [
        "null", "true", "false", "0", "-0", "12", "-1.5e+10", "1E400", "123456789012345678901234567890",
        "\"\"", "\"a\"", "[]", "{}", "[1,[2,{}]]", "{\"a\":1,\"b\":[null]}", "{\"a\":1,\"a\":2}",
        "\"\\ud800\"",
        "\"é😀\"",
    ])
    func comesBackAsItWas(_ text: String) throws {
        #expect(try JSON(parsing: Array(text.utf8)).text(.compact) == text)
        let pretty = try JSON(parsing: Array(text.utf8)).bytes(.pretty)
        #expect(try JSON(parsing: pretty).text(.compact) == text)
    }

    @Test(arguments: [
        "", " ", "nul", "tru", "truE", "+1", "01", "1.", ".5", "1e", "-", "0x1", "NaN", "Infinity", "'a'",
        "\"",
        "\"\\\"", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"a\nb\"", "\"\0\"", "[", "]", "[1", "[1,", "[1,]",
        "[,1]", "[1 2]", "{", "}", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{a:1}", "{1:1}",
        "{\"a\" 1}",
        "1 2", "{} x", "// a\n1", "\u{A0}1", "\0",
    ])
    func isRefused(_ text: String) {
        #expect(throws: JSONError.self) { try JSON(parsing: Array(text.utf8)) }
    }

    @Test(arguments: [
        ("\"\\u0041\\n\\/\\\"\\\\\\b\\f\\r\\t\"", "A\n/\"\\\u{8}\u{C}\r\t"),
        ("\"\\ud83d\\ude00\"", "\u{1F600}"), ("\"\\uD83D\\uDE00x\"", "\u{1F600}x"),
        ("\"\u{E9}\"", "\u{E9}"), ("\"\\u0000\"", "\0"),
    ])
    func escapesMeanWhatTheyMean(_ text: String, _ meaning: String) throws {
        #expect(try JSON(parsing: Array(text.utf8)).string == meaning)
    }

    @Test(arguments: ["\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\ud800\"", "\"\\ud800x\"", "\"\\ud800\\n\""])
    func halfAPairIsKeptAsSpelled(_ text: String) throws {
        let json = try JSON(parsing: Array(text.utf8))
        #expect(json.string == nil)
        #expect(json.text(.compact) == text)
    }

    @Test(arguments: [
        ("{\n  \"a\": 1,\n}", 3, 1, JSONError.Reason.expected(.key)),
        ("[1,\n 2", 2, 3, .unexpectedEnd), ("[1 2]", 1, 4, .expected(.commaOrBracket)),
        ("{\"a\" 1}", 1, 6, .expected(.colon)), ("[tru]", 1, 2, .expected(.literal("true"))),
    ])
    func aMistakeIsPlaced(_ text: String, _ line: Int, _ column: Int, _ reason: JSONError.Reason) {
        let error = #expect(throws: JSONError.self) { try JSON(parsing: Array(text.utf8)) }
        #expect(error?.line == line)
        #expect(error?.column == column)
        #expect(error?.reason == reason)
    }

    @Test(
        arguments: [
            [0xFF], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22],
            [0xFE, 0xFF, 0, 0x31],
        ] as [[UInt8]])
    func whatIsNotUTF8IsRefused(_ bytes: [UInt8]) {
        let error = #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
        #expect(error?.reason == .notUTF8)
    }

    @Test func aByteOrderMarkIsLetPass() throws {
        #expect(try JSON(parsing: [0xEF, 0xBB, 0xBF, 0x31]) == .number("1"))
    }

    @Test func depthIsBounded() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        _ = try JSON(parsing: nested(JSONParser.maxDepth))
        let error = #expect(throws: JSONError.self) { try JSON(parsing: nested(JSONParser.maxDepth + 1)) }
        #expect(error?.reason == .tooDeep(limit: JSONParser.maxDepth))
        #expect(throws: JSONError.self) {
            try JSON(parsing: Array(repeating: UInt8(ascii: "["), count: 1 << 20))
        }
    }

    @Test(arguments: [
        ("12", 12), ("12.0", 12), ("1.2e1", 12), ("-3", -3), ("1.5", nil), ("1e400", nil),
        ("9223372036854775807", Int.max), ("9223372036854775808", nil), ("1e300", nil), ("\"12\"", nil),
    ])
    func wholeNumbersAreTold(_ text: String, _ value: Int?) throws {
        #expect(try JSON(parsing: Array(text.utf8)).integer == value)
    }

    @Test func writtenJSONIsSafeToShow() throws {
        let json = JSON.string("\u{1B}[2J\u{202E}\u{9B}\u{E000}\u{F0000}é")
        #expect(json.text(.compact) == "\"\\u001b[2J\\u202e\\u009b\\ue000\\udb80\\udc00é\"")
        #expect(try JSON(parsing: json.bytes(.compact)) == json)
    }

    @Test func prettyIsForPeople() {
        let json: JSON = ["b": .array([.integer(1), .array([])]), "a": [:]]
        #expect(json.text(.pretty) == "{\n  \"a\": {},\n  \"b\": [\n    1,\n    []\n  ]\n}")
    }

    @Test func settingAMemberReplacesItsDuplicates() {
        var object = JSONObject([
            .init(key: "a", value: .integer(1)), .init(key: "b", value: .null),
            .init(key: "a", value: .integer(2)),
        ])
        #expect(object.hasDuplicates)
        object["a"] = .bool(true)
        #expect(object.members.map(\.key) == ["a", "b"])
        object["b"] = nil
        #expect(object.members.map(\.key) == ["a"])
    }
}
