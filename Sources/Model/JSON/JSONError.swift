import Localization

/// Why a text is not JSON, and where.
public struct JSONError: Error, Equatable, Sendable {
    /// What is wrong.
    public enum Reason: Equatable, Sendable {
        /// The bytes are not UTF-8.
        case notUTF8
        /// The text ends before the value does.
        case unexpectedEnd
        /// This stands where something else has to stand.
        case expected(String)
        /// A string holds a control character that has to be escaped.
        case controlCharacter
        /// Lists and objects lie deeper in each other than the limit.
        case tooDeep
        /// There are more values than the limit.
        case tooManyValues
    }

    /// What is wrong.
    public let reason: Reason
    /// The line, counted from 1.
    public let line: Int
    /// The byte in the line, counted from 1.
    public let column: Int
}

extension JSONError: CustomStringConvertible {
    /// A sentence's end, such as `line 3, column 14: a comma or } is expected`.
    public var description: String { tr("line \(line), column \(column): \(reason)") }
}

extension JSONError.Reason: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .notUTF8: tr("the bytes are not UTF-8 text")
        case .unexpectedEnd: tr("the text ends too early")
        case .expected(let what): tr("\(what) is expected")
        case .controlCharacter: tr("a control character stands inside a text")
        case .tooDeep: tr("lists and objects lie deeper in each other than \(JSONParser.deepest)")
        case .tooManyValues: tr("there are more than \(JSONParser.mostValues) values")
        }
    }
}
