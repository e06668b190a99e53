import System
import FoundationEssentials
import GameRules
import Localization
import Model
import Repository
import Presentation
import Synchronization
import TerminalDevice

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
    /// How long a page may be held up.
    private static let frame = Duration.milliseconds(10)
    /// How long the end waits for a disk that does not answer.
    private static let stallTimeout = Duration.seconds(10)

    private let queue: SaveQueue
    private let queries: HistoryQueries
    private let loop: EventLoop
    private var toldNotices = 0
    private let side = BackgroundQueue()
    /// Whether the player was told that something is being saved.
    private var owesAnswer = false

    /// - Parameter loop: what tells when a save is done.
    init(_ loop: EventLoop, _ repository: sending Repository) {
        queue = SaveQueue(repository, loop)
        queries = HistoryQueries(history: queue.history)
        self.loop = loop
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
    func save(_ settings: Settings) -> SafeText? { answer([.settings(settings)]).failure }

    /// Saves the score of a game under the name that its player has said.
    func save(_ entry: ScoreEntry) -> SaveResult { answer([.name(entry)]) }

    /// Changes a line of a leaderboard.
    func edit(_ edit: ScoreEdit) -> SaveResult {
        switch edit {
        case .add(let entry): answer([.add(entry)])
        case .edit(_, let entry): answer([.edit(entry)])
        case .delete(let entry): answer([.delete(entry.id)])
        }
    }

    /// Puts a game into the history and its score, until its player says more, on its leaderboard.
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

    /// Puts the score of a game on its leaderboard until its player says more. One of 0 is kept under a name alone.
    func keep(_ finished: FinishedGame, _ id: UUID, under name: PlayerName?) -> SafeText? {
        guard name != nil || finished.record.rankedScore != nil else { return nil }
        return answer([unclaimed(finished, id, name)]).failure
    }

    private func unclaimed(_ finished: FinishedGame, _ id: UUID, _ name: PlayerName?) -> Change {
        let name = name ?? finished.scorer ?? settings.lastName ?? .unnamed
        return .addUnclaimed(ScoreEntry(finished, id: id, name: name))
    }

    /// Takes the score of a game away.
    func discard(_ id: UUID) -> SafeText? {
        scores.contains { $0.id == id } ? answer([.delete(id)]).failure : nil
    }

    /// Looks something up at the side, so that no history, however long, holds up a page.
    /// - Parameter completion: called at once with what is found within a frame's time, and otherwise when it is.
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

    /// Tells what has turned up in the files.
    func tellNotices() {
        let news = queue.notices.dropFirst(toldNotices).map(\.brief)
        toldNotices = queue.notices.count
        if !news.isEmpty { onNotices(news) }
    }

    /// Tries once more to save what could not be saved, while the disk answers and nobody presses Ctrl+C; what still is
    /// not is written on standard error.
    /// - Returns: whether all is saved.
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

    /// What is to be said of changes now: also that something earlier still waits.
    private func answer(_ changes: [Change]) -> SaveResult {
        var outcomes: [SaveOutcome] = []
        let isBehind = owesAnswer
        queue.save(changes) { outcomes.append($0) }
        // A disk that is slow is not waited for a second time.
        queue.wait(atMost: isBehind ? .zero : Self.promptness)
        guard outcomes.count == changes.count else {
            owesAnswer = true
            return SaveResult(scores: queue.scores, failure: tr("Saving..."), isUnderWay: true)
        }
        let failure = outcomes.compactMap(\.notice).first ?? queue.pendingError?.notSavedNotice
        return SaveResult(scores: queue.scores, failure: failure)
    }

    private func tellOutcome() {
        tellNotices()
        guard owesAnswer else { return }
        owesAnswer = false
        let failure = queue.pendingError?.notSavedNotice
        onLateSave(failure ?? tr("Saved"), failure == nil)
    }
}

/// What is looked up at the side; taken once.
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
