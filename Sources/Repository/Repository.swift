public import FoundationEssentials
import JSON
import Localization
public import Model

/// Scores, settings and history on the disk.
///
/// Every change is in memory at once, and when it is said to be saved it is on the disk, merged with what
/// other games have written. What cannot be written stays in memory, is tried again with every later
/// change and by `flush`. Calls take a few milliseconds on a healthy disk, and a second the first time when
/// another game does not let go of the lock.
public final class Repository {
    /// What the player should be told about the files; grows when something turns up later.
    public internal(set) var notices: [Notice] = []
    /// Why something still waits to be on the disk, whichever change it came with; nil when nothing does.
    public private(set) var trouble: SafeText?
    /// The finished games of all time.
    public let history: HistoryLog

    let location: DataLocation
    let system: FileSystem
    private let locks: [FileLock]
    var scoreStore: ScoreStore
    var settingsStore: SettingsStore
    var unsavedGames: [UnsavedGame] = []

    /// Reads what is there; makes nothing when nothing is, and never fails.
    /// - Parameters:
    ///   - now: the time, for the name of a file that is moved aside.
    ///   - patience: how long to wait for another game that is writing.
    public convenience init(
        at location: DataLocation, now: @escaping () -> Date, patience: Duration = .seconds(1)
    ) {
        self.init(at: location, now: now, system: .live, patience: patience)
    }

    init(at location: DataLocation, now: @escaping () -> Date, system: FileSystem, patience: Duration) {
        let system = system.uninterrupted
        self.location = location
        self.system = system
        func lock(_ path: String) -> FileLock { FileLock(path: path, system: system, patience: patience) }
        func file(_ path: String) -> DurableFile { DurableFile(path: path, system: system) }
        func stamp() -> String { Timestamp.text(now()).filter { $0 != "-" && $0 != ":" } }
        let dataLock = lock(location.scoresLock)
        let settingsLock = lock(location.settingsLock)
        locks = [dataLock, settingsLock]
        history = HistoryLog(
            file: HistoryFile(path: location.history, system: system),
            index: HistoryIndex(path: location.historyIndex, system: system), lock: dataLock)
        let settings = Document(
            file: file(location.settings), lock: settingsLock, isValid: { !$0.hasDuplicates },
            stamp: stamp)
        settingsStore = SettingsStore(settings, &notices)
        let scores = Document(
            file: file(location.scores), neighbours: [file(location.history), file(location.historyIndex)],
            lock: dataLock, isValid: ScoreList.isValid, stamp: stamp)
        scoreStore = ScoreStore(scores, &notices)
    }

    /// The settings in force.
    public var settings: Settings { settingsStore.settings }

    /// All scores, in no order.
    public var scores: [ScoreEntry] { scoreStore.entries }

    /// Keeps other settings.
    public func save(_ settings: Settings) -> SaveOutcome {
        settingsStore.set(settings)
        return commit(.settings)
    }

    /// Keeps a new score, or brings back one that was deleted; its date is kept to the second, its variant to
    /// 40 bytes.
    public func add(_ entry: ScoreEntry) -> SaveOutcome {
        scoreStore.add(entry.asKept, isUnclaimed: false)
        return commit(.scores)
    }

    /// Keeps a score whose player could not be asked for a name, because the program has to end; the next
    /// start says so in a notice.
    public func addUnclaimed(_ entry: ScoreEntry) -> SaveOutcome {
        scoreStore.add(entry.asKept, isUnclaimed: true)
        return commit(.scores)
    }

    /// Keeps what has changed in a score.
    public func edit(_ entry: ScoreEntry) -> SaveOutcome {
        scoreStore.edit(entry.asKept)
        return commit(.scores)
    }

    /// Removes a score.
    public func delete(_ id: UUID) -> SaveOutcome {
        scoreStore.delete(id)
        return commit(.scores)
    }

    /// Adds a finished game to the history.
    public func record(_ game: GameRecord) -> SaveOutcome {
        unsavedGames.append(UnsavedGame(game: game.asKept))
        return commit(.history)
    }

    /// Tries once more to save what could not be saved, and gives what still cannot as JSON, for a person to
    /// keep; nil when all is saved. To be called at the end; the text is safe to show.
    public func flush() -> String? {
        for lock in locks { lock.hopeAgain() }
        for part in Part.allCases { _ = commit(part) }
        var left = scoreStore.unsaved
        left["settings"] = settingsStore.unsaved
        if !unsavedGames.isEmpty {
            left["history"] = .array(unsavedGames.map { GameRecordLine.json($0.game) })
        }
        return left.members.isEmpty ? nil : JSON.object(left).text(.pretty)
    }

    /// The files, by what they are for.
    private enum Part: CaseIterable { case settings, scores, history }

    /// Brings everything that waits to the disk, and tells what has become of one part.
    private func commit(_ asked: Part) -> SaveOutcome {
        var outcome = SaveOutcome.saved
        trouble = nil
        for part in Part.allCases {
            guard let reason = failure(of: part) else { continue }
            if part == asked { outcome = .kept(reason) }
            if holdsUnsaved(part) { trouble = reason }
        }
        return outcome
    }

    /// Whether something of a part would be lost now; that a player has been told of a score would not.
    private func holdsUnsaved(_ part: Part) -> Bool {
        switch part {
        case .settings: settingsStore.unsaved != nil
        case .scores: !scoreStore.unsaved.members.isEmpty
        case .history: !unsavedGames.isEmpty
        }
    }

    private func failure(of part: Part) -> SafeText? {
        do throws(UpdateError) {
            switch part {
            case .settings: try settingsStore.commit(&notices)
            case .scores: try scoreStore.commit(&notices)
            case .history: try commitHistory()
            }
            return nil
        } catch { return tr("Not saved yet: \(error.explanation).") }
    }

    private func commitHistory() throws(UpdateError) {
        while let next = unsavedGames.first {
            do throws(AppendError) { try history.append(next.game, earlier: next.place) } catch {
                unsavedGames[0].place = error.place
                throw .trouble(error.trouble)
            }
            unsavedGames.removeFirst()
        }
    }

    /// A game that is not in the history for certain, and where it may stand all the same.
    struct UnsavedGame {
        let game: GameRecord
        var place: Int?
    }
}
