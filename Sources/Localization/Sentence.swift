/// A sentence for the player: the pattern is translated, the values are filled in.
/// `"Found \(found) of \(all)"` has the pattern `Found {1} of {2}`; numbers let translations reorder the
/// values. Other braces are kept; no sentence has one before a digit.
package struct Sentence: ExpressibleByStringInterpolation, Hashable, Sendable {
    package let pattern: String
    package let values: [String]

    package init(stringLiteral value: String) {
        (pattern, values) = (value, [])
    }

    package init(stringInterpolation: StringInterpolation) {
        (pattern, values) = (stringInterpolation.pattern, stringInterpolation.values)
    }

    package struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var pattern = ""
        fileprivate var values: [String] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            pattern.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) { pattern += literal }

        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            values.append(value.description)
            pattern += "{\(values.count)}"
        }
    }

    /// Fills the values into the sentence's own pattern or its translation.
    func filled(_ pattern: String) -> String {
        guard !values.isEmpty else { return pattern }
        var text = ""
        var rest = pattern[...]
        while let brace = rest.firstIndex(of: "{") {
            text += rest[..<brace]
            let inside = rest[rest.index(after: brace)...]
            if let end = inside.firstIndex(of: "}"), let number = Int(inside[..<end]),
                values.indices.contains(number - 1)
            {
                text += values[number - 1]
                rest = inside[inside.index(after: end)...]
            } else {
                text += "{"
                rest = inside
            }
        }
        return text + rest
    }
}
