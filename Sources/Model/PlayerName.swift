/// A name on a leaderboard: 1 to 20 grapheme clusters in normal form C, with single spaces inside, and without what
/// `SafeText` refuses.
package struct PlayerName: Hashable, Sendable {
    /// In grapheme clusters.
    package static let maxLength = 20
    /// A cluster of some scripts may have any number of scalars.
    package static let maxScalars = 80
    /// Of a player who gave none.
    package static let unnamed = PlayerName(checked: "unnamed")

    package let string: String

    /// The nearest valid name, or nil when nothing is left of it.
    package init?(_ untrusted: String) {
        if Self.isPlain(untrusted) {
            self.init(checked: untrusted)
            return
        }
        let visible = untrusted.unicodeScalars.prefix(SafeText.maxLength).lazy
            .filter { DisplayClass($0) != .replaced && $0 != "\u{FFFD}" }
            .map { $0 == Self.blank ? " " : $0 }
        let words = SafeText(String(String.UnicodeScalarView(visible))).string.split { $0 == " " }
        let short = words.joined(separator: " ").unicodeScalars.prefix(Self.maxScalars)
        let name = String(short).prefix(Self.maxLength).split { $0 == " " }.joined(separator: " ")
        guard !name.isEmpty else { return nil }
        self.init(checked: name)
    }

    private init(checked: String) { string = checked }

    /// One word of ASCII, as most names are: no property needs to be looked up.
    private static func isPlain(_ text: String) -> Bool {
        (1...maxLength).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// The Braille cell without dots: a letter by its properties, but invisible.
    private static let blank: Unicode.Scalar = "\u{2800}"
}

extension PlayerName: CustomStringConvertible {
    package var description: String { string }
}
