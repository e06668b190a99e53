import Testing

/// Hostile text for a test: a test's name must not do to the terminal what the text would.
struct Quoted: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
    let text: String

    init(stringLiteral value: String) { text = value }

    var testDescription: String {
        text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}
