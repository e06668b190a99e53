public import JSON
import Localization

extension JSONError {
    /// A sentence's end, such as `line 3, column 14: a comma or } is expected`.
    public var sentence: String { tr("line \(line), column \(column): \(reason.sentence)") }
}

extension JSONError.Reason {
    fileprivate var sentence: String {
        switch self {
        case .notUTF8: tr("the bytes are not UTF-8 text")
        case .unexpectedEnd: tr("the text ends too early")
        case .expected(let token): tr("\(token.name) is expected")
        case .controlCharacter: tr("a control character stands inside a text")
        case .tooDeep(let limit): tr("lists and objects lie deeper in each other than \(limit)")
        case .tooManyValues(let limit): tr("there are more than \(limit) values")
        }
    }
}

extension JSONError.Token {
    fileprivate var name: String {
        switch self {
        case .end: tr("the end")
        case .value: tr("a value")
        case .commaOrBracket: tr("a comma or ]")
        case .commaOrBrace: tr("a comma or }")
        case .key: tr("a key in double quotes")
        case .colon: tr("a colon")
        case .digit: tr("a digit")
        case .hexDigit: tr("a hexadecimal digit")
        case .escape: tr("an escape of JSON")
        case .literal(let text): text
        }
    }
}
