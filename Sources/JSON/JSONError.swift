/// Why a text is not JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
    /// What is wrong.
    package enum Reason: Hashable, Sendable {
        case notUTF8
        /// The text ends before the value does.
        case unexpectedEnd
        case expected(Token)
        /// A string holds a control character that has to be escaped.
        case controlCharacter
        /// Lists and objects lie deeper in each other than the limit.
        case tooDeep(limit: Int)
        case tooManyValues(limit: Int)
    }

    /// What has to stand at a place.
    package enum Token: Hashable, Sendable {
        case end, value, commaOrBracket, commaOrBrace, key, colon, digit, hexDigit, escape
        /// `true`, `false` or `null`.
        case literal(String)
    }

    /// What is wrong.
    package let reason: Reason
    /// The line, counted from 1.
    package let line: Int
    /// The byte in the line, counted from 1.
    package let column: Int

    init(_ reason: Reason, at index: Int, in bytes: ArraySlice<UInt8>) {
        let before = bytes[..<index]
        let newline = UInt8(ascii: "\n")
        self.reason = reason
        line = 1 + before.count { $0 == newline }
        column = index - (before.lastIndex(of: newline) ?? bytes.startIndex - 1)
    }
}
