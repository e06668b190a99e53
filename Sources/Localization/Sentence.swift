/// A sentence for the player: its pattern is what translators see, its values are what the moment fills in.
///
/// Written as a string literal: `"Found \(found) of \(all)"` has the pattern `Found {1} of {2}`. The places
/// are numbered so that another language may put them in another order. A brace of the sentence's own
/// stays as it is; no sentence has one before a digit.
package struct Sentence: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The sentence with `{1}`, `{2}`, ... where the values go.
    package let pattern: String
    /// The values, first to last, as they are shown.
    package let values: [String]

    /// A sentence without values.
    package init(stringLiteral value: String) {
        (pattern, values) = (value, [])
    }

    /// A sentence with values.
    package init(stringInterpolation: StringInterpolation) {
        (pattern, values) = (stringInterpolation.pattern, stringInterpolation.values)
    }

    /// Collects the pieces of a literal.
    package struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var pattern = ""
        fileprivate var values: [String] = []

        /// An empty sentence.
        package init(literalCapacity: Int, interpolationCount: Int) {
            pattern.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        /// A constant piece.
        package mutating func appendLiteral(_ literal: String) { pattern += literal }

        /// A value as it describes itself.
        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            values.append(value.description)
            pattern += "{\(values.count)}"
        }
    }

    /// A pattern, the sentence's own or a translation of it, with the values in their places.
    func filled(_ pattern: String) -> String {
        guard !values.isEmpty else { return pattern }
        var text = ""
        var rest = pattern[...]
        while let brace = rest.firstIndex(of: "{") {
            text += rest[..<brace]
            let inside = rest[rest.index(after: brace)...]
            if let end = inside.firstIndex(of: "}"), let place = Int(inside[..<end]),
                values.indices.contains(place - 1)
            {
                text += values[place - 1]
                rest = inside[inside.index(after: end)...]
            } else {
                text += "{"
                rest = inside
            }
        }
        return text + rest
    }
}
