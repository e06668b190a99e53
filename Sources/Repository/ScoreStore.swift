import FoundationEssentials
import JSON
import Model
import System

/// The scores on the disk, and the changes that have not reached it yet.
struct ScoreStore {
    private struct Pending {
        let change: ScoreChange
        /// Whether it is in the file and only may not survive a power cut: then it is written again
        /// but not applied again, since another game may have gone on from it.
        var isVisible = false
    }

    /// The disk as last read, with the changes that wait.
    private(set) var entries: [ScoreEntry]
    /// Whether the file was read, or there was none.
    let isReadable: Bool
    let file: VersionedJSONFile
    private let history: HistoryLog
    private var hasMark: Bool
    private var pending: [Pending] = []
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
            pending.append(Pending(change: .claim(entry.id)))
        }
    }

    /// Waits for `commit`; an entry that was deleted in this run comes back as it was.
    mutating func add(_ change: ScoreChange) {
        var change = change
        switch change {
        case .add(let entry, _): change = .add(entry, record: deleted[entry.id])
        case .edit(_, let entry):
            let old = entries.first { $0.id == entry.id }
            guard old != entry else { return }
            change = .edit(from: old, to: entry)
        case .put, .delete, .claim: break
        }
        change.apply(to: &entries)
        pending.append(Pending(change: change))
    }

    /// Writes into the file how much of the history it accounts for, before the first game that it may lack; where that
    /// cannot be written, neither can a score.
    mutating func mark(_ notices: inout [Notice]) {
        guard !hasMark else { return }
        var isMarked = false
        let update: Void? = try? file.update(&notices) { object in
            var list = ScoreList(object)
            let isNew = list.mark == nil
            if isNew { list.mark = try? history.endMark() }
            isMarked = list.mark != nil
            return isNew && isMarked ? list.object : nil
        }
        hasMark = update != nil && isMarked
    }

    /// Adds the scores that the history has more, before any of it is removed.
    func complete(under name: PlayerName, _ notices: inout [Notice]) throws(FileError) {
        guard hasMark else { return }
        try file.update(&notices) { object in
            var list = ScoreList(object)
            let isDifferent = try? list.complete(from: history, under: name)
            return isDifferent == true ? list.object : nil
        }
    }

    /// Brings everything that waits to the disk, and what the history has more.
    /// - Parameter name: of the player of the latter.
    mutating func commit(under name: PlayerName, _ notices: inout [Notice]) throws(FileError) {
        guard !pending.isEmpty else { return }
        let inHand = Set(
            pending.compactMap { if case .put(let entry, _) = $0.change { entry.id } else { nil } })
        var merged: [ScoreEntry] = []
        var removed: [UUID: JSON] = [:]
        do throws(FileError) {
            try file.update(&notices) { object in
                var list = ScoreList(object)
                let isCompleted = try? list.complete(from: history, under: name, except: inHand)
                var isDifferent = isCompleted ?? false
                for waiting in pending {
                    if case .delete(let id) = waiting.change {
                        removed[id] = list.record(of: id)
                        if isCompleted == nil && list.bury(id) { isDifferent = true }
                    }
                    if waiting.isVisible || list.apply(waiting.change) { isDifferent = true }
                }
                merged = list.entries
                return isDifferent ? list.object : nil
            }
        } catch {
            if case .notDurable = error { for index in pending.indices { pending[index].isVisible = true } }
            throw error
        }
        entries = merged
        pending = []
        deleted.merge(removed) { $1 }
    }

    /// Removes every record with a player's name from the disk and from memory, and gives how many.
    mutating func forget(_ name: PlayerName, _ notices: inout [Notice]) throws(FileError) -> Int {
        try commit(under: .unnamed, &notices)
        var count = 0
        try file.update(&notices) { object in
            var list = ScoreList(object)
            // Games have gone from the history.
            let isMoved = try? list.complete(from: history, under: .unnamed)
            count = list.forget(name)
            return count == 0 && isMoved != true ? nil : list.object
        }
        entries.removeAll { $0.name == name }
        deleted = [:]
        return count
    }

    /// Adds what waits, except that a player was told of a score.
    func noteUnsaved(_ unsaved: inout UnsavedData) {
        for change in pending.map(\.change) {
            switch change {
            case .claim: break
            case .delete(let id): unsaved.delete(id)
            case .add(let entry, _), .put(let entry, _), .edit(_, let entry):
                if let entry = entries.first(where: { $0.id == entry.id }) { unsaved.set(entry) }
            }
        }
    }

    /// Whether something waits that would be lost now.
    var hasUnsaved: Bool { pending.contains { if case .claim = $0.change { false } else { true } } }
}
