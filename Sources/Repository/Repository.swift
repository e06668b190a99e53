package import FoundationEssentials
import JSON
package import Model
import System

/// Scores, settings and history on the disk.
///
/// Every change is in memory at once, and when it is said to be saved it is on the disk, merged with what
/// other games have written. What cannot be written stays in memory, is tried again with every later
/// change and by `flush`. Calls take a few milliseconds on a healthy disk, and a second the first time when
/// another game does not let go of the lock; `SaveQueue` makes them at the side.
package final class Repository {
    /// What the player should be told about the files; grows when something turns up later.
    package private(set) var notices: [Notice] = []
    /// Why something still waits to be on the disk, whichever change it came with; nil when nothing does.
    package private(set) var pendingError: FileError?
    /// The finished games of all time.
    package let history: HistoryLog

    /// Tells while something is saved that the disk still answers.
    let progress = FileProgress()
    private let location: DataLocation
    private let system: FileSystem
    private let dataLock: FileLock
    private let settingsLock: FileLock
    private var scoreStore: ScoreStore
    private var settingsStore: SettingsStore
    private var unsavedGames: [UnsavedGame] = []

    /// The largest file of settings that is read: 1 MiB, a thousand times what all of them take.
    private static let maxSettingsSize = 1 << 20
    /// The largest file of scores that is read: 16 MiB, some 80,000 scores.
    static let maxScoresSize = 16 << 20

    /// Reads what is there; makes nothing when nothing is, and never fails.
    /// - Parameters:
    ///   - now: the time, for the name of a file that is moved aside.
    ///   - timeout: how long to wait for another game that is writing.
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

    /// The settings in force.
    package var settings: Settings { settingsStore.settings }

    /// All scores, in no order.
    package var scores: [ScoreEntry] { scoreStore.entries }

    /// Whether the scores are those of the disk: false when there is a file that could not be read.
    package var canReadScores: Bool { scoreStore.isReadable }

    // MARK: - Changes

    /// Makes a change and brings everything that waits to the disk.
    package func save(_ change: Change) -> SaveOutcome { save([change]).outcome(of: change) }

    /// Makes changes, in this order, and writes each file once.
    func save(_ changes: [Change]) -> CommitResult {
        for change in changes.map(\.normalizedForStorage) {
            if let change = change.scoreChange { scoreStore.add(change) }
            switch change {
            case .settings(let settings): settingsStore.set(settings)
            case .delete(let id): takeScore(from: id)
            case .record(let game): unsavedGames.append(UnsavedGame(game: game))
            case .add, .addUnclaimed, .name, .edit: break
            }
        }
        return commit()
    }

    /// A game that comes to the history only now does not bring its score back.
    private func takeScore(from id: UUID) {
        for index in unsavedGames.indices where unsavedGames[index].game.id == id {
            // One that may stand there already is accounted for with the deletion.
            if unsavedGames[index].offset == nil { unsavedGames[index].game.isScored = false }
        }
    }

    /// Whose the games are that have not come to their boards.
    private var nameAtHand: PlayerName { settings.lastName ?? .unnamed }

    /// Tries once more to save what could not be saved, and gives what still cannot. To be called at the end.
    package func flush() -> UnsavedData {
        for lock in [dataLock, settingsLock] { lock.resetBackoff() }
        _ = commit()
        return unsaved
    }

    /// What is in memory alone.
    var unsaved: UnsavedData {
        var unsaved = UnsavedData()
        scoreStore.noteUnsaved(&unsaved)
        if let settings = settingsStore.unsaved { unsaved.set(settings) }
        for waiting in unsavedGames { unsaved.add(waiting.game) }
        return unsaved
    }

    private func commit() -> CommitResult {
        var result = CommitResult()
        pendingError = nil
        for part in Part.allCases {
            do throws(SaveError) {
                switch part {
                case .settings: try settingsStore.commit(&notices)
                case .scores: try scoreStore.commit(under: nameAtHand, &notices)
                case .history: try commitHistory()
                }
            } catch {
                result.errors[part] = error.cause
                if holdsUnsaved(part) { pendingError = error.cause }
            }
        }
        return result
    }

    /// Whether something of a part would be lost now; that a player has been told of a score would not.
    private func holdsUnsaved(_ part: Part) -> Bool {
        switch part {
        case .settings: settingsStore.unsaved != nil
        case .scores: scoreStore.hasUnsaved
        case .history: !unsavedGames.isEmpty
        }
    }

    private func commitHistory() throws(SaveError) {
        if !unsavedGames.isEmpty { scoreStore.mark(&notices) }
        while let next = unsavedGames.first {
            do throws(AppendError) { _ = try history.append(next.game, earlier: next.offset) } catch {
                unsavedGames[0].offset = error.offset
                throw SaveError(cause: error.cause)
            }
            unsavedGames.removeFirst()
        }
    }

    /// A game that is not in the history for certain, and where it may stand all the same.
    private struct UnsavedGame {
        var game: GameRecord
        var offset: Int?
    }

    // MARK: - Forgetting a player

    /// What was removed, and what could not be looked into.
    package struct Forgotten: Hashable, Sendable {
        /// How many scores.
        package let scores: Int
        /// How many games of the history were removed, or lost the name.
        package let games: Int
        /// Damaged files that were moved aside earlier; the name may stand in them.
        package let unread: [String]
    }

    /// Removes everything that is known of one player: scores, even those that make no sense, the games they
    /// were won in, the name in games that others won, and the names that are offered. Games whose name was never
    /// given are nobody's, and stay.
    package func forget(_ name: PlayerName) throws(FileError) -> Forgotten {
        do throws(SaveError) { try scoreStore.complete(under: nameAtHand, &notices) } catch {
            throw error.cause
        }
        // First the games: once the scores are gone, nothing tells any more whose games they were.
        let ids = Set(scores.filter { $0.name == name }.map(\.id))
        unsavedGames.removeAll { ids.contains($0.game.id) || $0.game.names.contains(name) }
        let games = try history.remove(ids, naming: name)
        let count: Int
        do throws(SaveError) {
            count = try scoreStore.forget(name, &notices)
            try forgetSettings(of: name)
        } catch { throw error.cause }
        do throws(SystemError) {
            return Forgotten(scores: count, games: games, unread: try movedAside())
        } catch { throw .system(error) }
    }

    /// Damaged files that were moved aside at some time, sorted; none where the folders cannot be read.
    package var filesMovedAside: [String] {
        do throws(SystemError) { return try movedAside().sorted() } catch { return [] }
    }

    private func movedAside() throws(SystemError) -> [String] {
        try scoreStore.movedAside() + settingsStore.movedAside()
    }

    private func forgetSettings(of name: PlayerName) throws(SaveError) {
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
    /// - Returns: what is wrong, each thing once; empty when all is well.
    package func saveErrors() -> [FileError] {
        var errors: [FileError] = []
        func check(_ body: () throws(FileError) -> Void) {
            do throws(FileError) { try body() } catch { if !errors.contains(error) { errors.append(error) } }
        }
        check { () throws(FileError) in try rehearse([location.scores, location.history], dataLock) }
        check { () throws(FileError) in try rehearse([location.settings], settingsLock) }
        check { () throws(FileError) in try openHistory() }
        return errors
    }

    /// What is there can be added to.
    private func openHistory() throws(FileError) {
        guard try history.version != nil else { return }
        do throws(SystemError) {
            try system.with(location.history, .append) { _ throws(SystemError) in }
        } catch { throw .system(error) }
    }

    private func rehearse(_ paths: [String], _ lock: FileLock) throws(FileError) {
        do throws(SystemError) {
            try system.make(folder: Path.folder(of: lock.path) ?? ".")
        } catch { throw .system(error) }
        try lock.impatient.with { _ throws(FileError) in
            for path in paths { try DurableFile(path: path, system: system).rehearseReplacing() }
        }
    }
}
