import EventLoop
import FoundationEssentials
import GameRules
import Model
import Repository
import Presentation
import Localization

/// The player's files as a running game uses them: what is kept, and what is to be said of it.
@MainActor
final class Ledger {
    /// Called with what has turned up in the files and was not told before.
    var onNotices: ([SafeText]) -> Void = { _ in }

    private let repository: Repository
    private let archive: Archive
    /// A game that has ended and is on no leaderboard yet.
    private var unnamed: ScoreEntry?
    private var toldNotices = 0
    private let side = BackgroundQueue()

    /// Keeps in these files.
    init(_ repository: Repository) {
        self.repository = repository
        archive = Archive(history: repository.history)
    }

    /// Makes an index that has to be made again before a screen asks for it, at the side.
    func prepare() {
        side.run { [history = repository.history] in history.prepare() }
    }

    /// The settings in force.
    var settings: Settings { repository.settings }

    /// All scores, in no order.
    var scores: [ScoreEntry] { repository.scores }

    /// The leaderboards of a day on which a game was finished; a history that cannot be read is told of elsewhere.
    func finished(on day: UTCDay) -> Set<LeaderboardID> {
        do throws(StorageError) { return try archive.finished(on: "\(day)") } catch { return [] }
    }

    /// Keeps settings; the answer is a sentence when they could not be kept.
    func keep(_ settings: Settings) -> SafeText? {
        defer { tellNotices() }
        return trouble(repository.save(settings))
    }

    /// Keeps a score.
    func keep(_ entry: ScoreEntry) -> SaveResult {
        defer { tellNotices() }
        let trouble = trouble(repository.add(entry))
        return SaveResult(scores: repository.scores, failure: trouble)
    }

    /// Changes a line of a leaderboard.
    func revise(_ revision: ScoreEdit) -> SaveResult {
        defer { tellNotices() }
        let outcome =
            switch revision {
            case .add(let entry): repository.add(entry)
            case .edit(_, let entry): repository.edit(entry)
            case .delete(let entry): repository.delete(entry.id)
            }
        return SaveResult(scores: repository.scores, failure: trouble(outcome))
    }

    /// Puts a game into the history, and remembers that it has no name yet.
    func finish(_ finished: FinishedGame, _ id: UUID) -> SafeText? {
        unnamed = finished.record.rankedScore.map { _ in
            ScoreEntry(finished, id: id, name: repository.settings.lastName ?? .unnamed)
        }
        defer { tellNotices() }
        do throws(ShareCodeError) {
            let record = try GameRecord(
                finished.record, id: id, origin: finished.origin, names: finished.names, date: finished.date)
            return trouble(repository.record(record))
        } catch {
            return tr("This game is not in the history: \(error.description)")
        }
    }

    /// The game that ended last is on a leaderboard, or is not to be.
    func settle() { unnamed = nil }

    /// A game that ended without a name keeps its score under the last one.
    func keepUnnamed() {
        if let unnamed { _ = repository.addUnclaimed(unnamed) }
        unnamed = nil
    }

    /// Looks something up.
    func answer(_ question: DataQuery) -> QueryResult { archive.answer(question) }

    /// Tells what has turned up in the files.
    func tellNotices() {
        let news = repository.notices.dropFirst(toldNotices).map(\.brief)
        toldNotices = repository.notices.count
        if !news.isEmpty { onNotices(news) }
    }

    /// Tries once more to save what could not be saved; what still cannot is written on standard error.
    /// - Returns: whether all is saved.
    func flush() -> Bool {
        guard let unsaved = repository.flush() else { return true }
        Output.printError(tr("this could not be saved; here it is to keep:"))
        Output.complainDocument(unsaved + "\n")
        return false
    }

    /// What is to be said of a save: also that something earlier still waits.
    private func trouble(_ outcome: SaveOutcome) -> SafeText? {
        if case .kept(let reason) = outcome { reason } else { repository.trouble }
    }
}
