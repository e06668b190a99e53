import FoundationEssentials
import Model

enum RecordLimits {
    static let points = ScoreEntry.points
    /// Ten years.
    static let milliseconds = 0...315_360_000_000
}

enum VariantName {
    /// In bytes of UTF-8; the index has no room for more.
    static let maxLength = 40

    static func isValid(_ text: String) -> Bool {
        // ASCII is safe as it is: a screen that opens checks a hundred thousand names.
        (1...maxLength).contains(text.utf8.count)
            && (text.utf8.allSatisfy { (0x21...0x7E).contains($0) } || SafeText(text).string == text)
    }

    static func nearest(_ text: String) -> String {
        var name = SafeText(text).string
        while name.utf8.count > maxLength { name.removeLast() }
        return name.isEmpty ? "?" : name
    }
}

extension ScoreEntry {
    var normalizedForStorage: ScoreEntry {
        var entry = self
        entry.date = date.toTheSecond
        entry.variant = VariantName.nearest(variant)
        return entry
    }
}

extension GameRecord {
    var normalizedForStorage: GameRecord {
        var game = self
        game.date = date.toTheSecond
        game.duration = .milliseconds(duration.wholeMilliseconds)
        game.variant = VariantName.nearest(variant)
        return game
    }
}

extension Date {
    fileprivate var toTheSecond: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)) }
}
