import EventLoop
import FoundationEssentials
import GameRules
import Localization
import Model
import Repository
import Presentation

/// The player's files as a running game uses them: what is saved, and what is to be said of it.
///
/// Files are written at the side. Whoever saves is answered at once: after what a healthy disk takes with what
/// came of it, and otherwise with the notice that it is being saved; what comes of it then is told by
/// `onLateSave`.
@MainActor
final class PlayerDataStore {
    /// Called with what has turned up in the files and was not told before.
    var onNotices: ([SafeText]) -> Void = { _ in }
    /// Called with what became of a save that took longer than its answer could wait.
    var onLateSave: (_ notice: SafeText, _ isSaved: Bool) -> Void = { _, _ in }

    /// How long a save is waited for before the player is told that it is under way; a healthy disk takes a tenth.
    private static let promptness = Duration.milliseconds(200)
    /// How long the end is held up by what is still being saved.
    private static let exitTimeout = Duration.seconds(1)

    private let queue: SaveQueue
    private let queries: HistoryQueries
    /// A game that has ended and is on no leaderboard yet.
    private var unnamed: ScoreEntry?
    private var toldNotices = 0
    private let side = BackgroundQueue()
    /// Whether the player was told that something is being saved.
    private var owesAnswer = false

    /// - Parameter loop: what tells when a save is done.
    init(_ loop: EventLoop, _ repository: sending Repository) {
        queue = SaveQueue(repository, loop)
        queries = HistoryQueries(history: queue.history)
        queue.onSave = { [weak self] in self?.tellOutcome() }
    }

    /// Makes an index that has to be made again before a screen asks for it, at the side.
    func prepare() {
        side.run { [history = queue.history] in history.prepare() }
    }

    var settings: Settings { queue.settings }

    /// All scores, in no order.
    var scores: [ScoreEntry] { queue.scores }

    /// The leaderboards of a day on which a game was finished; a history that cannot be read is told of elsewhere.
    func finished(on day: UTCDay) -> Set<LeaderboardID> {
        do throws(FileError) { return try queries.finished(on: "\(day)") } catch { return [] }
    }

    /// Saves settings; the answer is a sentence when they are not saved.
    func save(_ settings: Settings) -> SafeText? { notice(of: .settings(settings)) }

    func save(_ entry: ScoreEntry) -> SaveResult { saved(.add(entry)) }

    /// Changes a line of a leaderboard.
    func edit(_ edit: ScoreEdit) -> SaveResult {
        switch edit {
        case .add(let entry): saved(.add(entry))
        case .edit(_, let entry): saved(.edit(entry))
        case .delete(let entry): saved(.delete(entry.id))
        }
    }

    /// Puts a game into the history, and remembers that it has no name yet.
    func finish(_ finished: FinishedGame, _ id: UUID) -> SafeText? {
        unnamed = finished.record.rankedScore.map { _ in
            ScoreEntry(finished, id: id, name: settings.lastName ?? .unnamed)
        }
        do throws(ShareCodeError) {
            var record = try GameRecord(
                finished.record, id: id, origin: finished.origin, names: finished.names, date: finished.date)
            record.aid = finished.aid
            return notice(of: .record(record))
        } catch {
            return tr("This game is not in the history: \(error.sentence)")
        }
    }

    /// The game that ended last is on a leaderboard, or is not to be.
    func clearPendingScore() { unnamed = nil }

    /// A game that ended without a name has its score saved under the last one.
    func saveUnnamed() {
        if let unnamed { queue.save(.addUnclaimed(unnamed)) }
        unnamed = nil
    }

    /// Looks something up.
    func query(_ question: DataQuery) -> QueryResult { queries.query(question) }

    /// Tells what has turned up in the files.
    func tellNotices() {
        let news = queue.notices.dropFirst(toldNotices).map(\.brief)
        toldNotices = queue.notices.count
        if !news.isEmpty { onNotices(news) }
    }

    /// Tries once more to save what could not be saved; what still is not is written on standard error.
    /// - Returns: whether all is saved.
    func flush() -> Bool {
        guard let unsaved = queue.flush(within: Self.exitTimeout).json else { return true }
        Output.printError(tr("this could not be saved; copy it from here:"))
        Output.errorDocument(unsaved + "\n")
        return false
    }

    private func saved(_ change: Change) -> SaveResult {
        let notice = notice(of: change)
        return SaveResult(scores: queue.scores, failure: notice)
    }

    /// What is to be said of a change now: also that something earlier still waits.
    private func notice(of change: Change) -> SafeText? {
        var outcome: SaveOutcome?
        let isBehind = owesAnswer
        queue.save(change) { outcome = $0 }
        // A disk that is slow is not waited for a second time.
        queue.wait(atMost: isBehind ? .zero : Self.promptness)
        guard let outcome else {
            owesAnswer = true
            return tr("Saving...")
        }
        return outcome.notice ?? queue.pendingError?.notSavedNotice
    }

    private func tellOutcome() {
        tellNotices()
        guard owesAnswer else { return }
        owesAnswer = false
        let failure = queue.pendingError?.notSavedNotice
        onLateSave(failure ?? tr("Saved"), failure == nil)
    }
}
