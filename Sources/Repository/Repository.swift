public import FoundationEssentials
public import Model

/// Scores, settings and history on the disk.
///
/// Every change is in memory at once, and when it is said to be saved it is on the disk, merged with what
/// other games have written. What cannot be written stays in memory, is tried again with every later
/// change and by `flush`. Calls take a few milliseconds on a healthy disk, and a second when another game
/// does not let go of the lock.
public final class Repository {
    /// What the player should be told about the files; grows when something turns up later.
    public private(set) var notices: [Notice] = []
    /// The finished games of all time.
    public let history: HistoryLog

    private var scoreStore: ScoreStore
    private var settingsStore: SettingsStore
    private var unsavedGames: [GameRecord] = []

    /// Reads what is there; makes nothing when nothing is, and never fails.
    /// - Parameter now: the time, for the name of a file that is moved aside.
    public convenience init(at location: DataLocation, now: @escaping () -> Date) {
        self.init(at: location, now: now, system: .live, patience: .seconds(1))
    }

    init(at location: DataLocation, now: @escaping () -> Date, system: FileSystem, patience: Duration) {
        let system = system.uninterrupted
        func lock(_ path: String) -> FileLock { FileLock(path: path, system: system, patience: patience) }
        func document(_ path: String, _ lock: FileLock, _ isValid: @escaping (JSONObject) -> Bool) -> Document
        {
            Document(
                file: DurableFile(path: path, system: system), lock: lock, isValid: isValid,
                stamp: { Timestamp.text(now()).filter { $0 != "-" && $0 != ":" } })
        }
        let dataLock = lock(location.dataFolder + "/scores.lock")
        let configLock = lock(location.configFolder + "/settings.lock")
        history = HistoryLog(file: HistoryFile(path: location.history, system: system), lock: dataLock)
        settingsStore = SettingsStore(
            document(location.settings, configLock) { !$0.hasDuplicates }, &notices)
        scoreStore = ScoreStore(document(location.scores, dataLock, ScoreList.isValid), &notices)
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

    /// Keeps a new score, or brings back one that was deleted; its date is kept to the second.
    public func add(_ entry: ScoreEntry) -> SaveOutcome {
        scoreStore.add(entry.toTheSecond, isUnclaimed: false)
        return commit(.scores)
    }

    /// Keeps a score whose player could not be asked for a name, because the program has to end; the next
    /// start says so in a notice.
    public func addUnclaimed(_ entry: ScoreEntry) -> SaveOutcome {
        scoreStore.add(entry.toTheSecond, isUnclaimed: true)
        return commit(.scores)
    }

    /// Keeps what has changed in a score.
    public func edit(_ entry: ScoreEntry) -> SaveOutcome {
        scoreStore.edit(entry.toTheSecond)
        return commit(.scores)
    }

    /// Removes a score.
    public func delete(_ id: UUID) -> SaveOutcome {
        scoreStore.delete(id)
        return commit(.scores)
    }

    /// Adds a finished game to the history.
    public func record(_ game: GameRecord) -> SaveOutcome {
        unsavedGames.append(game)
        return commit(.history)
    }

    /// Tries once more to save what could not be saved, and gives what still cannot as JSON, for a person to
    /// keep; nil when all is saved. To be called at the end; the text is safe to show.
    public func flush() -> String? {
        for part in Part.allCases { _ = commit(part) }
        var left = JSONObject()
        left["scores"] = scoreStore.unsaved
        left["settings"] = settingsStore.unsaved
        if !unsavedGames.isEmpty {
            left["history"] = .array(unsavedGames.map(GameRecordLine.json))
        }
        return left.members.isEmpty ? nil : JSON.object(left).text(.pretty)
    }

    /// The files, by what they are for.
    private enum Part: CaseIterable { case settings, scores, history }

    /// Brings everything that waits to the disk, and tells what has become of one part.
    private func commit(_ asked: Part) -> SaveOutcome {
        var outcome = SaveOutcome.saved
        for part in Part.allCases {
            guard let reason = failure(of: part), part == asked else { continue }
            outcome = .kept(reason)
        }
        return outcome
    }

    private func failure(of part: Part) -> SafeText? {
        do throws(UpdateError) {
            switch part {
            case .settings: try settingsStore.commit(&notices)
            case .scores: try scoreStore.commit(&notices)
            case .history: try commitHistory()
            }
            return nil
        } catch { return "Not saved yet: \(error.explanation)." }
    }

    private func commitHistory() throws(UpdateError) {
        guard !unsavedGames.isEmpty else { return }
        do throws(FileTrouble) { try history.append(unsavedGames) } catch { throw .trouble(error) }
        unsavedGames = []
    }
}

extension ScoreEntry {
    /// The same with its date as files tell it.
    fileprivate var toTheSecond: ScoreEntry {
        var entry = self
        entry.date = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
        return entry
    }
}
