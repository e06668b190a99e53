internal import FoundationEssentials
internal import Model

/// The scores of the disk, and the changes that have not reached it yet.
struct ScoreStore {
    /// A change that waits.
    private struct Pending {
        let change: ScoreChange
        /// Whether it stands in the file and only may not survive a power cut: then it is written again
        /// but not applied again, since another game may have gone on from it.
        var isVisible = false
    }

    /// What the player sees: the disk as last read, with the changes that wait.
    private(set) var entries: [ScoreEntry]
    private let document: Document
    private var pending: [Pending] = []
    /// Records of entries deleted in this run, for when the player undoes it.
    private var deleted: [UUID: JSON] = [:]

    init(_ document: Document, _ notices: inout [Notice]) {
        self.document = document
        let list = ScoreList(document.open(&notices))
        entries = list.entries
        if list.countOfOthers > 0 {
            notices.append(.recordsNotUnderstood(count: list.countOfOthers, file: document.file.path))
        }
        for entry in list.unclaimed {
            notices.append(.unclaimed(entry))
            pending.append(Pending(change: .claim(entry.id)))
        }
    }

    /// Adds an entry to what waits; one that was deleted in this run comes back as it was.
    mutating func add(_ entry: ScoreEntry, isUnclaimed: Bool) {
        let record = deleted[entry.id] ?? ScoreRecord.json(entry)
        enqueue(.add(entry, record: isUnclaimed ? ScoreList.unclaimed(record) : record))
    }

    /// Lets a change of an entry wait.
    mutating func edit(_ entry: ScoreEntry) {
        guard let old = entries.first(where: { $0.id == entry.id }), old != entry else { return }
        enqueue(.edit(from: old, to: entry))
    }

    /// Lets the end of an entry wait.
    mutating func delete(_ id: UUID) { enqueue(.delete(id)) }

    private mutating func enqueue(_ change: ScoreChange) {
        change.apply(to: &entries)
        pending.append(Pending(change: change))
    }

    /// Brings everything that waits to the disk.
    mutating func commit(_ notices: inout [Notice]) throws(UpdateError) {
        guard !pending.isEmpty else { return }
        var merged: [ScoreEntry] = []
        var removed: [UUID: JSON] = [:]
        do throws(UpdateError) {
            try document.update(&notices) { object in
                var list = ScoreList(object)
                var isDifferent = false
                for waiting in pending {
                    if case .delete(let id) = waiting.change { removed[id] = list.record(of: id) }
                    if waiting.isVisible || list.apply(waiting.change) { isDifferent = true }
                }
                merged = list.entries
                return isDifferent ? list.object : nil
            }
        } catch {
            if error.isVisible { for place in pending.indices { pending[place].isVisible = true } }
            throw error
        }
        entries = merged
        pending = []
        deleted.merge(removed) { $1 }
    }

    /// What waits, as JSON for a person to keep; nil when nothing does.
    var unsaved: JSON? {
        let changed = Set(pending.map(\.change.id))
        let kept = entries.filter { changed.contains($0.id) }
        let gone = changed.subtracting(kept.map(\.id)).map(\.uuidString).sorted()
        let isOnlyClaims = pending.allSatisfy { if case .claim = $0.change { true } else { false } }
        if isOnlyClaims { return nil }
        return ["scores": .array(kept.map(ScoreRecord.json)), "deleted": .array(gone.map(JSON.string))]
    }
}
