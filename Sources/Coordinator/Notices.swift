import Model
import Presentation

/// The quiet lines about sound and files, and what of them is still to be announced.
struct Notices {
    /// What there is to say about sound.
    private var sound: SafeText?
    private(set) var newsEnd = Duration.zero
    /// Why something is not on the disk, as the last save said.
    private var save: SafeText?
    /// What turned up in the files, until the next game has ended: a save that went well is no reason to forget it.
    private var files: SafeText?

    /// How long a word is news: long enough to be read twice.
    private static let newsLength = Duration.seconds(8)

    /// Sound has become audible or inaudible; whether what is to be said about it is news.
    mutating func soundChanged(_ notice: SafeText?, at now: Duration) -> Bool {
        defer { sound = notice }
        guard notice != sound else { return false }
        newsEnd = now + Self.newsLength
        return notice != nil
    }

    /// Something has turned up in the files, or nothing any more.
    mutating func storageChanged(_ notice: SafeText?, at now: Duration) {
        files = notice
        if notice != nil { newsEnd = now + Self.newsLength }
    }

    /// A save that was still under way when it was answered has come to its end.
    mutating func saveEnded(_ notice: SafeText, isSaved: Bool, at now: Duration) {
        newsEnd = now + Self.newsLength
        save = isSaved ? nil : notice
        files = isSaved ? notice : files
    }

    /// A save has been answered; whether its failure is to be announced: one that does not change is, once.
    mutating func saved(_ failure: SafeText?, at now: Duration) -> Bool {
        defer { save = failure }
        guard failure != nil && failure != save else { return false }
        newsEnd = now + Self.newsLength
        return true
    }

    /// A game has ended: what turned up in the files before is no news any more.
    mutating func gameEnded() { files = nil }

    /// Puts them into what pages know.
    func apply(to context: inout Context) {
        context.storageNotice = save ?? files
        context.isUnsaved = save != nil
        context.soundNotice = context.settings.sound ? sound : nil
        context.isNews =
            (context.storageNotice ?? context.soundNotice) != nil && context.now < newsEnd
    }
}
