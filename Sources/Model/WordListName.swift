/// Such as `en-es`: 1 to 20 lower-case letters, digits and dashes, so that it is safe in leaderboards and share codes.
package struct WordListName: Hashable, Sendable {
    package static let maxLength = 20
    /// In the order in which share codes count them.
    package static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)

    package let string: String

    package static let standard = WordListName(trusted: "en-es")

    package init?(_ untrusted: some StringProtocol) {
        guard (1...Self.maxLength).contains(untrusted.utf8.count),
            untrusted.utf8.allSatisfy(Self.letters.contains)
        else { return nil }
        string = String(untrusted)
    }

    private init(trusted: String) { string = trusted }
}
