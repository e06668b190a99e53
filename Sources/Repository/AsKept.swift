import FoundationEssentials
import Model

extension ScoreEntry {
    /// The same as it comes back from the file: its date to the second, its variant short and safe.
    var asKept: ScoreEntry {
        var entry = self
        entry.date = date.toTheSecond
        entry.variant = VariantName.nearest(variant)
        return entry
    }
}

extension GameRecord {
    /// The same as it comes back from the file: its date to the second, its time to the millisecond, its
    /// variant short and safe.
    var asKept: GameRecord {
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
