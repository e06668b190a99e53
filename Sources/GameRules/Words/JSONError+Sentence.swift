public import JSON
import Localization

extension JSONError {
    /// A sentence's end, such as `line 3, column 14: a comma or } is expected`.
    public var sentence: String { tr("line \(line), column \(column): \(reason.sentence)") }
}

extension JSONError.Reason {
    fileprivate var sentence: String {
        switch self {
        case .notUTF8: tr("it is not UTF-8 text")
        case .unexpectedEnd: tr("it ends too early")
        case .expected(let token): tr("expected \(token.name)")
        case .controlCharacter: tr("there is a control character inside a text")
        case .tooDeep(let limit): tr("lists and objects are nested more than \(limit) deep")
        case .tooManyValues(let limit): tr("there are more than \(limit) values")
        }
    }
}

extension JSONError.Token {
    fileprivate var name: String {
        switch self {
        case .end: tr("the end of the file")
        case .value: tr("a value")
        case .commaOrBracket: tr("a comma or ]")
        case .commaOrBrace: tr("a comma or }")
        case .key: tr("a key in double quotes")
        case .colon: tr("a colon")
        case .digit: tr("a digit")
        case .hexDigit: tr("a hexadecimal digit")
        case .escape: tr("a JSON escape")
        case .literal(let text): text
        }
    }
}
