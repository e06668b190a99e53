package struct JSONError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case notUTF8
        case unexpectedEnd
        case expected(Token)
        case controlCharacter
        /// Lists and objects are nested deeper than the limit.
        case tooDeep(limit: Int)
        case tooManyValues(limit: Int)
    }

    package enum Token: Hashable, Sendable {
        case end, value, commaOrBracket, commaOrBrace, key, colon, digit, hexDigit, escape
        /// `true`, `false` or `null`.
        case literal(String)
    }

    package let reason: Reason
    /// From 1.
    package let line: Int
    /// In bytes, from 1.
    package let column: Int

    init(_ reason: Reason, at index: Int, in bytes: ArraySlice<UInt8>) {
        let before = bytes[..<index]
        let newline = UInt8(ascii: "\n")
        self.reason = reason
        line = 1 + before.count { $0 == newline }
        column = index - (before.lastIndex(of: newline) ?? bytes.startIndex - 1)
    }
}
