/// Any JSON value, kept as exactly as it was written.
///
/// Why not `JSONDecoder`: it drops fields it does not know, so a rewrite would lose what a newer game or a
/// person added; one number too large for it (`1e400`) spoils the whole file; it silently takes the first of
/// two equal keys and a trailing comma; and it does not say where a mistake is. This type keeps numbers as
/// spelled and members in order with duplicates, and reports line and column of errors.
package enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    /// As spelled, so that a rewrite loses no digit.
    case number(String)
    case string(String)
    /// Not representable as text (half a surrogate pair); as spelled between its quotes.
    case unpairedString(String)
    case array([JSON])
    case object(JSONObject)

    package static func integer(_ value: some BinaryInteger) -> JSON { .number(String(value)) }
}

extension JSON {
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    package var string: String? { if case .string(let value) = self { value } else { nil } }

    package var array: [JSON]? { if case .array(let value) = self { value } else { nil } }

    package var object: JSONObject? { if case .object(let value) = self { value } else { nil } }

    /// If whole and representable: `12`, and also `12.0` and `1.2e1`, as other programs write it.
    package var integer: Int? {
        guard case .number(let text) = self else { return nil }
        return Int(text) ?? Double(text).flatMap { abs($0) <= Self.maxExact ? Int(exactly: $0) : nil }
    }

    /// 2^53: up to here a `Double` represents every whole number.
    private static let maxExact = 9_007_199_254_740_992.0
}

extension JSON: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral members: (String, JSON)...) {
        self = .object(JSONObject(members.map { JSONObject.Member(key: $0.0, value: $0.1) }))
    }
}
