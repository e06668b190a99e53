package import FoundationEssentials
import JSON
package import Model
import System

/// Scores, settings and history on the disk.
///
/// Every change is in memory at once; once reported as saved it is on the disk, merged with what other instances have written.
/// What cannot be written stays in memory and is tried again with every later change and by `flush`. Calls take a few
/// milliseconds on a healthy disk, and a second the first time when another instance holds the lock; `SaveQueue` makes them
/// in the background.
package final class Repository {
    /// Grows when something is found later.
    package private(set) var notices: [Notice] = []
    /// Of the last file that has unsaved changes; nil when all is saved.
    package private(set) var pendingError: FileError?
    package let history: HistoryLog

    let progress = FileProgress()
    private let location: DataLocation
    private let system: FileSystem
    private let dataLock: FileLock
    private let settingsLock: FileLock
    private var scoreStore: ScoreStore
    private var settingsStore: SettingsStore
    /// Not in the history for certain, and where a failed attempt may have left them.
    private var unsavedGames: [(game: GameRecord, left: Int?)] = []

    /// The largest file of settings that is read: 1 MiB, a thousand times what all of them take.
    private static let maxSettingsSize = 1 << 20
    /// The largest file of scores that is read: 16 MiB, some 80,000 scores.
    static let maxScoresSize = 16 << 20

    /// Reads the files; creates none, and never fails.
    /// - Parameters:
    ///   - now: for the name of a file that is moved aside.
    ///   - timeout: how long to wait for another instance that is writing.
    package convenience init(
        at location: DataLocation, now: @escaping () -> Date, timeout: Duration = .seconds(1)
    ) {
        self.init(at: location, now: now, system: .live, timeout: timeout)
    }

    init(at location: DataLocation, now: @escaping () -> Date, system: FileSystem, timeout: Duration) {
        var system = system
        system.progress = progress
        self.location = location
        self.system = system
        dataLock = FileLock(path: location.scoresLock, system: system, timeout: timeout)
        settingsLock = FileLock(path: location.settingsLock, system: system, timeout: timeout)
        func stamp() -> String { Timestamp.text(now()).filter { $0 != "-" && $0 != ":" } }
        history = HistoryLog(
            file: HistoryFile(path: location.history, system: system),
            index: HistoryIndex(path: location.historyIndex, system: system), lock: dataLock)
        let settings = VersionedJSONFile(
            file: DurableFile(path: location.settings, system: system, maxSize: Self.maxSettingsSize),
            lock: settingsLock, isValid: { !$0.hasDuplicates }, stamp: stamp)
        settingsStore = SettingsStore(settings, &notices)
        let neighbours = [location.history, location.historyIndex]
            .map { DurableFile(path: $0, system: system) }
        let scores = VersionedJSONFile(
            file: DurableFile(path: location.scores, system: system, maxSize: Self.maxScoresSize),
            neighbours: neighbours, lock: dataLock, isValid: ScoreList.isValid, stamp: stamp)
        scoreStore = ScoreStore(
            scores, history, under: settingsStore.settings.lastName ?? .unnamed, &notices)
    }

    package var settings: Settings { settingsStore.settings }

    /// In no order.
    package var scores: [ScoreEntry] { scoreStore.entries }

    /// False when there is a file that could not be read.
    package var canReadScores: Bool { scoreStore.isReadable }

    // MARK: - Changes

    /// Also brings everything that waits to the disk.
    package func save(_ change: Change) -> SaveOutcome { save([change]).outcome(of: change) }

    /// In this order; writes each file once.
    func save(_ changes: [Change]) -> [Part: FileError] {
        for change in changes.map(\.normalizedForStorage) {
            scoreStore.add(change)
            switch change {
            case .settings(let settings): settingsStore.set(settings)
            case .delete(let id): takeScore(from: id)
            case .record(let game): unsavedGames.append((game, nil))
            case .score: break
            }
        }
        return commit()
    }

    /// A game that reaches the history only now does not bring its score back.
    private func takeScore(from id: UUID) {
        for index in unsavedGames.indices where unsavedGames[index].game.id == id {
            // One that may be there already is accounted for with the deletion.
            if unsavedGames[index].left == nil { unsavedGames[index].game.isScored = false }
        }
    }

    /// Of the player of games that have not reached their leaderboards.
    private var nameAtHand: PlayerName { settings.lastName ?? .unnamed }

    /// Tries once more to save what could not be saved, and returns what still cannot. Call it at the end.
    package func flush() -> UnsavedData {
        for lock in [dataLock, settingsLock] { lock.resetBackoff() }
        _ = commit()
        return unsaved
    }

    /// What is in memory alone.
    var unsaved: UnsavedData {
        var unsaved = UnsavedData()
        scoreStore.noteUnsaved(&unsaved)
        unsaved.settings = settingsStore.unsaved
        for (game, _) in unsavedGames { unsaved.note(.record(game)) }
        return unsaved
    }

    private func commit() -> [Part: FileError] {
        var errors: [Part: FileError] = [:]
        pendingError = nil
        for part in Part.allCases {
            do throws(FileError) {
                switch part {
                case .settings: try settingsStore.commit(&notices)
                case .scores: try scoreStore.commit(under: nameAtHand, &notices)
                case .history: try commitHistory()
                }
            } catch {
                errors[part] = error
                if holdsUnsaved(part) { pendingError = error }
            }
        }
        return errors
    }

    /// Whether something of a part would be lost now.
    private func holdsUnsaved(_ part: Part) -> Bool {
        switch part {
        case .settings: settingsStore.unsaved != nil
        case .scores: scoreStore.hasUnsaved
        case .history: !unsavedGames.isEmpty
        }
    }

    private func commitHistory() throws(FileError) {
        if !unsavedGames.isEmpty { scoreStore.mark(&notices) }
        while let next = unsavedGames.first {
            try history.append(next.game, left: &unsavedGames[0].left)
            unsavedGames.removeFirst()
        }
    }

    // MARK: - Forgetting a player

    /// What was removed, and what could not be read.
    package struct Forgotten: Hashable, Sendable {
        package let scores: Int
        /// Including those that only lost the name.
        package let games: Int
        /// Damaged files that were moved aside earlier and may contain the name.
        package let unread: [String]
    }

    /// Removes everything known of one player: scores, even those that make no sense, the games they were won in, the name
    /// in games that others won, and the names that are offered. Games whose name was never given stay.
    package func forget(_ name: PlayerName) throws(FileError) -> Forgotten {
        try scoreStore.complete(under: nameAtHand, &notices)
        // First the games: once the scores are gone, nobody knows whose games they were.
        let ids = Set(scores.filter { $0.name == name }.map(\.id))
        unsavedGames.removeAll { ids.contains($0.game.id) || $0.game.names.contains(name) }
        let games = try history.remove(ids, naming: name)
        let count = try scoreStore.forget(name, &notices)
        try forgetSettings(of: name)
        return Forgotten(scores: count, games: games, unread: try asFileError(movedAside()))
    }

    /// Damaged files that were moved aside at some time, sorted; none where the folders cannot be read.
    package var filesMovedAside: [String] { (try? movedAside().sorted()) ?? [] }

    private func movedAside() throws(SystemError) -> [String] {
        try DurableFile(path: location.scores, system: system).movedAside()
            + DurableFile(path: location.settings, system: system).movedAside()
    }

    private func forgetSettings(of name: PlayerName) throws(FileError) {
        var anonymous = settings
        if anonymous.lastName == name { anonymous.lastName = nil }
        anonymous.seats = anonymous.seats.map { $0 == name ? nil : $0 }
        guard anonymous != settings else { return }
        settingsStore.set(anonymous)
        try settingsStore.commit(&notices)
    }
}

extension Repository {
    /// Tries for real whether scores, history and settings could be saved now, without changing them.
    /// - Returns: each error once.
    package func saveErrors() -> [FileError] {
        var errors: [FileError] = []
        var probes: [String] = []
        for rehearse in [history.rehearse, scoreStore.file.rehearse, settingsStore.file.rehearse] {
            do throws(FileError) { try rehearse(&probes) } catch {
                if !errors.contains(error) { errors.append(error) }
            }
        }
        for probe in probes { system.discard(probe) }
        return errors
    }
}
