import FoundationEssentials
import JSON
import Model
import System

/// The scores on the disk, and the changes that have not reached it yet.
struct ScoreStore {
    private struct Pending {
        let change: Change
        /// Of a score that was deleted in this run and returns.
        var record: JSON?
        /// What is edited.
        var old: ScoreEntry?
        /// Whether it is in the file and only may not survive a power cut: then it is written again
        /// but not applied again, since another instance may have gone on from it.
        var isVisible = false

        /// A score that may be behind the history's mark, and has a name here.
        var inHand: UUID? {
            guard case .score(let entry, let manner) = change else { return nil }
            return manner == .name || manner == .addUnclaimed ? entry.id : nil
        }
    }

    /// The disk as last read, with the changes that wait.
    private(set) var entries: [ScoreEntry]
    /// Whether the file was read, or there was none.
    let isReadable: Bool
    let file: VersionedJSONFile
    private let history: HistoryLog
    private var hasMark: Bool
    private var pending: [Pending] = []
    /// Saved before their names were confirmed, of which the player has been told.
    private var claimed: [UUID] = []
    /// Records of entries deleted in this run, for when the player undoes it.
    private var deleted: [UUID: JSON] = [:]

    /// - Parameter name: of the player of games that have not reached their leaderboards.
    init(_ file: VersionedJSONFile, _ history: HistoryLog, under name: PlayerName, _ notices: inout [Notice])
    {
        self.file = file
        self.history = history
        let opened = file.open(&notices)
        isReadable = opened.isReadable
        var list = ScoreList(opened.object)
        hasMark = list.mark != nil
        if isReadable { _ = try? list.complete(from: history, under: name) }
        entries = list.entries
        if list.countOfOthers > 0 {
            notices.append(.recordsNotUnderstood(count: list.countOfOthers, file: file.file.path))
        }
        for entry in list.unclaimed {
            notices.append(.unclaimed(entry))
            claimed.append(entry.id)
        }
    }

    /// Waits for `commit`; an entry that was deleted in this run comes back as it was.
    mutating func add(_ change: Change) {
        var waiting = Pending(change: change)
        switch change {
        case .settings, .record: return
        case .delete: break
        case .score(let entry, let manner):
            if manner == .add { waiting.record = deleted[entry.id] }
            guard manner == .edit else { break }
            waiting.old = entries.first { $0.id == entry.id }
            if waiting.old == entry { return }
        }
        change.apply(to: &entries)
        pending.append(waiting)
    }

    /// Writes into the file how much of the history it accounts for, before the first game that it may lack; where that
    /// cannot be written, neither can a score.
    mutating func mark(_ notices: inout [Notice]) {
        guard !hasMark else { return }
        var isMarked = false
        let update: Void? = try? update(&notices) { list in
            let isNew = list.mark == nil
            if isNew { list.mark = try? history.endMark() }
            isMarked = list.mark != nil
            return isNew && isMarked
        }
        hasMark = update != nil && isMarked
    }

    /// Adds the scores that the history has more, before any of it is removed.
    func complete(under name: PlayerName, _ notices: inout [Notice]) throws(FileError) {
        guard hasMark else { return }
        try update(&notices) { list in (try? list.complete(from: history, under: name)) == true }
    }

    /// - Parameter change: whether there is something to write.
    private func update(
        _ notices: inout [Notice], _ change: (inout ScoreList) -> Bool
    ) throws(FileError) {
        try file.update(&notices) { object in
            var list = ScoreList(object)
            return change(&list) ? list.object : nil
        }
    }

    /// Brings everything that waits to the disk, and what the history has more.
    /// - Parameter name: of the player of the latter.
    mutating func commit(under name: PlayerName, _ notices: inout [Notice]) throws(FileError) {
        guard !pending.isEmpty || !claimed.isEmpty else { return }
        let inHand = Set(pending.compactMap(\.inHand))
        var merged: [ScoreEntry] = []
        var removed: [UUID: JSON] = [:]
        do throws(FileError) {
            try update(&notices) { list in
                let isCompleted = try? list.complete(from: history, under: name, except: inHand)
                var isDifferent = isCompleted ?? false
                for id in claimed where list.claim(id) { isDifferent = true }
                for waiting in pending {
                    if case .delete(let id) = waiting.change {
                        removed[id] = list.record(of: id)
                        if isCompleted == nil && list.bury(id) { isDifferent = true }
                    }
                    let isNew =
                        waiting.isVisible
                        || list.apply(waiting.change, record: waiting.record, from: waiting.old)
                    if isNew { isDifferent = true }
                }
                merged = list.entries
                return isDifferent
            }
        } catch {
            if case .notDurable = error { for index in pending.indices { pending[index].isVisible = true } }
            throw error
        }
        entries = merged
        (pending, claimed) = ([], [])
        deleted.merge(removed) { $1 }
    }

    /// Removes every record with a player's name from the disk and from memory, and gives how many.
    mutating func forget(_ name: PlayerName, _ notices: inout [Notice]) throws(FileError) -> Int {
        try commit(under: .unnamed, &notices)
        var count = 0
        try update(&notices) { list in
            // Games have gone from the history.
            let isMoved = try? list.complete(from: history, under: .unnamed)
            count = list.forget(name)
            return count > 0 || isMoved == true
        }
        entries.removeAll { $0.name == name }
        deleted = [:]
        return count
    }

    /// Adds what waits, but that a player was told of a score.
    func noteUnsaved(_ unsaved: inout UnsavedData) {
        for change in pending.map(\.change) {
            if case .score(let entry, let manner) = change {
                if let now = entries.first(where: { $0.id == entry.id }) { unsaved.note(.score(now, manner)) }
            } else {
                unsaved.note(change)
            }
        }
    }

    /// Whether something waits that would be lost now.
    var hasUnsaved: Bool { !pending.isEmpty }
}
