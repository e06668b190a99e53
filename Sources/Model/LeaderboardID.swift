/// A game and its variant, on one day or on all.
package struct LeaderboardID: Hashable, Sendable {
    package let game: GameKind
    /// As in files, such as `classic` or `classic-daily-2026-11-20`; a newer game's is kept as it is.
    package let name: String

    /// - Parameters:
    ///   - name: from a file, or of a variant.
    ///   - day: for the daily sequence, such as `2026-11-20`.
    package init(_ game: GameKind, _ name: String, day: String? = nil) {
        self.game = game
        self.name = name + (day.map { Self.dailyMark + $0 } ?? "")
    }

    /// Whether its scores are spans, in tenths of a pad, which cannot be compared with others.
    package var isSpan: Bool { game == .simon && name.hasPrefix(SimonVariant.span.rawValue) }

    /// Without the day.
    package var variantName: Substring { parts.variant }

    /// Such as `2026-11-20`.
    package var day: Substring? { parts.day }

    private var parts: (variant: Substring, day: Substring?) {
        let dayLength = 10
        let day = name.suffix(dayLength)
        let rest = name.dropLast(dayLength)
        guard rest.hasSuffix(Self.dailyMark), day.utf8.count == dayLength,
            zip(day.utf8, "0000-00-00".utf8).allSatisfy({
                $1 == UInt8(ascii: "-") ? $0 == $1 : (0x30...0x39).contains($0)
            })
        else { return (name[...], nil) }
        return (rest.dropLast(Self.dailyMark.count), day)
    }

    private static let dailyMark = "-daily-"
}
