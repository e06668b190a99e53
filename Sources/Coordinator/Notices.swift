import Model
import Presentation

/// The status lines about sound and files, and which are still to be announced.
struct Notices {
    private var sound: SafeText?
    private(set) var newsEnd = Duration.zero
    private var save: SafeText?
    /// Kept until the next game has ended: a successful save is no reason to forget it.
    private var files: SafeText?

    /// Long enough to be read twice.
    private static let newsLength = Duration.seconds(8)

    /// Returns whether the notice must be announced.
    mutating func soundChanged(_ notice: SafeText?, at now: Duration) -> Bool {
        defer { sound = notice }
        guard notice != sound else { return false }
        newsEnd = now + Self.newsLength
        return notice != nil
    }

    mutating func storageChanged(_ notice: SafeText?, at now: Duration) {
        files = notice
        if notice != nil { newsEnd = now + Self.newsLength }
    }

    mutating func saveEnded(_ notice: SafeText, isSaved: Bool, at now: Duration) {
        newsEnd = now + Self.newsLength
        save = isSaved ? nil : notice
        files = isSaved ? notice : files
    }

    /// Returns whether its failure must be announced: once, while it stays the same.
    mutating func saved(_ failure: SafeText?, at now: Duration) -> Bool {
        defer { save = failure }
        guard failure != nil && failure != save else { return false }
        newsEnd = now + Self.newsLength
        return true
    }

    mutating func gameEnded() { files = nil }

    func apply(to context: inout Context) {
        context.storageNotice = save ?? files
        context.isUnsaved = save != nil
        context.soundNotice = context.settings.sound ? sound : nil
        context.isNews =
            (context.storageNotice ?? context.soundNotice) != nil && context.now < newsEnd
    }
}
