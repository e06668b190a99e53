import System
import FoundationEssentials
import GameRules
import Localization
import Model
import Repository
import Presentation
import Synchronization
import TerminalDevice

/// The player's files in a running game: saves, and notices about them.
/// Files are written in the background. A save is answered within `promptness` with its result, or with a
/// notice that it is pending; the result is then reported by `onLateSave`.
@MainActor
final class PlayerDataStore {
    var onNotices: ([SafeText]) -> Void = { _ in }
    /// Called with the result of a save that was reported as pending.
    var onLateSave: (_ notice: SafeText, _ isSaved: Bool) -> Void = { _, _ in }

    /// How long a save may delay its answer; a healthy disk takes a tenth.
    private static let promptness = Duration.milliseconds(200)
    /// How long a query may block a page.
    private static let frame = Duration.milliseconds(10)
    /// How long the end of the program waits for a disk that does not answer.
    private static let stallTimeout = Duration.seconds(10)

    private let queue: SaveQueue
    private let queries: HistoryQueries
    private let loop: EventLoop
    private var reportedNotices = 0
    private let side = BackgroundQueue()
    /// Whether the player was told that a save is pending.
    private var owesAnswer = false

    init(_ loop: EventLoop, _ repository: sending Repository) {
        queue = SaveQueue(repository, loop)
        queries = HistoryQueries(history: queue.history)
        self.loop = loop
        queue.onSave = { [weak self] in self?.reportOutcome() }
    }

    /// Rebuilds a stale index in the background before a page needs it.
    func prepare() {
        side.run { [history = queue.history] in history.prepare() }
    }

    var settings: Settings { queue.settings }

    /// In no order.
    var scores: [ScoreEntry] { queue.scores }

    /// A history that cannot be read is reported elsewhere.
    func finished(on day: UTCDay) -> Set<LeaderboardID> {
        do throws(FileError) { return try queries.finished(on: "\(day)") } catch { return [] }
    }

    /// Returns a sentence when they are not saved.
    func save(_ settings: Settings) -> SafeText? { answer([.settings(settings)]).failure }

    func save(_ entry: ScoreEntry) -> SaveResult { answer([.name(entry)]) }

    func edit(_ edit: ScoreEdit) -> SaveResult {
        switch edit {
        case .add(let entry): answer([.add(entry)])
        case .edit(_, let entry): answer([.edit(entry)])
        case .delete(let entry): answer([.delete(entry.id)])
        }
    }

    /// Adds a game to the history, and its provisional score to its leaderboard.
    func finish(_ finished: FinishedGame, _ id: UUID) -> SafeText? {
        let score = finished.record.rankedScore.map { _ in unclaimed(finished, id, nil) }
        do throws(ShareCodeError) {
            let record = try GameRecord(finished, id: id)
            return answer([.record(record)] + [score].compactMap(\.self)).failure
        } catch {
            if let score { _ = answer([score]) }
            return tr("This game is not in the history: \(error.sentence)")
        }
    }

    /// Puts the score on its leaderboard until the player decides. A score of 0 is only kept with a name.
    func keep(_ finished: FinishedGame, _ id: UUID, under name: PlayerName?) -> SafeText? {
        guard name != nil || finished.record.rankedScore != nil else { return nil }
        return answer([unclaimed(finished, id, name)]).failure
    }

    private func unclaimed(_ finished: FinishedGame, _ id: UUID, _ name: PlayerName?) -> Change {
        let name = name ?? finished.scorer ?? settings.lastName ?? .unnamed
        return .addUnclaimed(ScoreEntry(finished, id: id, name: name))
    }

    func discard(_ id: UUID) -> SafeText? {
        scores.contains { $0.id == id } ? answer([.delete(id)]).failure : nil
    }

    /// Runs in the background, so that no history, however long, blocks a page.
    /// - Parameter completion: called before this returns if the answer is found within `frame`, else later.
    func query(_ question: DataQuery, _ completion: @escaping @MainActor (QueryResult) -> Void) {
        let lookup = Lookup()
        let (queries, loop) = (queries, loop)
        side.run {
            lookup.finish(queries.query(question))
            loop.post { if let result = lookup.take() { completion(result) } }
        }
        lookup.bell.wait(within: Self.frame)
        if let result = lookup.take() { completion(result) }
    }

    func reportNotices() {
        let notices = queue.notices.dropFirst(reportedNotices).map(\.brief)
        reportedNotices = queue.notices.count
        if !notices.isEmpty { onNotices(notices) }
    }

    /// Retries unsaved changes while the disk answers and nobody presses Ctrl+C; what is still unsaved is
    /// written on standard error. Returns whether all is saved.
    func flush() -> Bool {
        Interruption.ring(queue.bell)
        var isAwaited = owesAnswer || queue.pendingError != nil
        let left = queue.flush(
            stall: Self.stallTimeout, promptness: Self.promptness,
            onDelay: {
                isAwaited = true
                Output.line(tr("Saving..."))
            },
            isInterrupted: { Interruption.isRequested })
        guard let unsaved = left.data.json else {
            if isAwaited { Output.line(tr("Saved")) }
            return true
        }
        Output.printError(
            left.isKnown
                ? tr("this could not be saved; copy it from here:")
                : tr("this may not be saved; copy it from here:"))
        Output.errorDocument(unsaved + "\n")
        return false
    }

    /// The result so far, also that something earlier is pending.
    private func answer(_ changes: [Change]) -> SaveResult {
        var outcomes: [SaveOutcome] = []
        let isBehind = owesAnswer
        queue.save(changes) { outcomes.append($0) }
        // A slow disk is not waited for twice.
        queue.wait(atMost: isBehind ? .zero : Self.promptness)
        guard outcomes.count == changes.count else {
            owesAnswer = true
            return SaveResult(scores: queue.scores, failure: tr("Saving..."), isUnderWay: true)
        }
        let failure = outcomes.compactMap(\.notice).first ?? queue.pendingError?.notSavedNotice
        return SaveResult(scores: queue.scores, failure: failure)
    }

    private func reportOutcome() {
        reportNotices()
        guard owesAnswer else { return }
        owesAnswer = false
        let failure = queue.pendingError?.notSavedNotice
        onLateSave(failure ?? tr("Saved"), failure == nil)
    }
}

/// A background result; taken once.
private final class Lookup: Sendable {
    let bell = Doorbell()
    private let result = Mutex<QueryResult?>(nil)

    func finish(_ found: QueryResult) {
        result.withLock { $0 = found }
        bell.ring()
    }

    func take() -> QueryResult? {
        result.withLock { result in
            defer { result = nil }
            return result
        }
    }
}
