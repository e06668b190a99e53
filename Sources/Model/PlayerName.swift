/// A player's name as it may stand on a leaderboard: 1 to 20 letters as people count them (grapheme
/// clusters), NFC, without control, format, bidi-override or zero-width scalars, and with at most two
/// combining marks a letter.
public struct PlayerName: Hashable, Sendable {
    /// The greatest number of grapheme clusters.
    public static let longest = 20

    /// The name, already in order.
    public let string: String

    /// The nearest good name to what was typed or read, or nil when nothing is left of it.
    public init?(_ untrusted: String) {
        let trimmed = SafeText(untrusted).string.drop { $0.isWhitespace }.prefix(Self.longest)
        guard !trimmed.isEmpty else { return nil }
        string = String(trimmed)
    }
}
