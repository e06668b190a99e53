/// The name of a word list as it stands on boards and in share codes, such as `en-es`.
///
/// 1 to 20 small letters, digits and dashes, so that it is safe wherever it is written.
package struct WordListName: Hashable, Sendable {
    /// The most letters.
    package static let maxLength = 20
    /// What it is made of, in the order in which share codes count them.
    package static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)

    package let string: String

    /// The list that the game begins with.
    package static let standard = WordListName(trusted: "en-es")

    /// The name that a text is, or nil when it cannot be one.
    package init?(_ untrusted: some StringProtocol) {
        guard (1...Self.maxLength).contains(untrusted.utf8.count),
            untrusted.utf8.allSatisfy(Self.letters.contains)
        else { return nil }
        string = String(untrusted)
    }

    private init(trusted: String) { string = trusted }
}
