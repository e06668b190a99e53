/// Any JSON value, kept as exactly as it was written.
///
/// Why not `JSONDecoder`: it knows only the fields it was told of, so a rewrite would lose what a newer
/// game or a person added; one number too large for it (`1e400`) spoils the whole file with every good
/// record in it; it takes the first of two equal keys and a comma too many without a word; and it does
/// not say where a mistake stands. This type keeps numbers as they are spelled, members in their order
/// with their duplicates, and tells line and column of what is wrong.
package enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number as it is spelled, so that no digit is lost on its way through a rewrite.
    case number(String)
    case string(String)
    /// A string that no text can hold (half a surrogate pair), as spelled between its quotes.
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

    /// The number if it is whole and fits: `12`, and also `12.0` and `1.2e1`, as other programs write it.
    package var integer: Int? {
        guard case .number(let text) = self else { return nil }
        return Int(text) ?? Double(text).flatMap { abs($0) <= Self.maxExact ? Int(exactly: $0) : nil }
    }

    /// Up to here a `Double` tells every whole number from its neighbours: 2^53.
    private static let maxExact = 9_007_199_254_740_992.0
}

extension JSON: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral members: (String, JSON)...) {
        self = .object(JSONObject(members.map { JSONObject.Member(key: $0.0, value: $0.1) }))
    }
}
