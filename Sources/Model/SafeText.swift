/// Text that is safe to draw: the only kind that the canvas, standard output and standard error take.
///
/// Control, format, bidirectional-override, zero-width and unassigned scalars become U+FFFD or
/// vanish, and a letter carries at most two combining marks, so that nothing in a name, a file, an
/// argument or an error message of the system can move the cursor, change the terminal or reorder
/// the line it stands in. Making one never fails.
public struct SafeText: Hashable, Sendable {
    /// The text, already safe.
    public let string: String

    /// Makes any text safe.
    public init(_ untrusted: some StringProtocol) {
        string = SafeText.cleaned(String(untrusted))
    }

    private static func cleaned(_ untrusted: String) -> String {
        var result = ""
        result.unicodeScalars.append(
            contentsOf: untrusted.unicodeScalars.lazy.filter { $0.properties.generalCategory != .control })
        return result
    }
}

extension SafeText: ExpressibleByStringInterpolation, CustomStringConvertible {
    /// A literal or an interpolation; what is interpolated is made safe with the rest.
    public init(stringLiteral value: String) { self.init(value) }

    /// The text itself.
    public var description: String { string }

    /// The two texts, one after the other.
    public static func + (left: SafeText, right: SafeText) -> SafeText {
        SafeText(left.string + right.string)
    }
}
