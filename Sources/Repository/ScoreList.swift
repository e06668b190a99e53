import FoundationEssentials
import JSON
import Model

/// The members of `scores.json`, understood as far as possible, with everything else kept.
struct ScoreList {
    struct Record {
        var json: JSON
        /// Nil when the record is not understood.
        var entry: ScoreEntry?
    }

    private var root: JSONObject
    private(set) var records: [Record]

    static func isValid(_ object: JSONObject) -> Bool {
        !object.hasDuplicates && (object[key] ?? .array([])).array != nil
    }

    init(_ object: JSONObject?) {
        root = object ?? JSONObject()
        var seen: Set<UUID> = []
        records = (root[Self.key]?.array ?? []).map { json in
            let entry = ScoreRecord.entry(json)
            // Of two records with one id, the second is kept and not shown.
            let isNew = entry.map { seen.insert($0.id).inserted } ?? false
            return Record(json: json, entry: isNew ? entry : nil)
        }
    }

    var entries: [ScoreEntry] { records.compactMap(\.entry) }

    /// Of records that are kept without being understood.
    var countOfOthers: Int { records.count { $0.entry == nil } }

    /// Whose player was not asked for a name.
    var unclaimed: [ScoreEntry] {
        records.filter { $0.json.object?[Self.unclaimedKey]?.bool == true }.compactMap(\.entry)
    }

    var object: JSONObject {
        var object = root
        object[Self.key] = .array(records.map(\.json))
        return object
    }

    /// Nil before the first game that may be missing.
    var mark: HistoryMark? {
        get { HistoryMark(root[Self.markKey]) }
        set { root[Self.markKey] = newValue?.json(over: root[Self.markKey]) }
    }

    /// Adds the games of the history that have not reached their leaderboards, and returns whether that changed anything.
    mutating func complete(
        from history: HistoryLog, under name: PlayerName, except inHand: Set<UUID> = []
    ) throws(FileError) -> Bool {
        guard let mark else { return false }
        let (games, new) = try history.scoredGames(behind: mark)
        for game in games where !inHand.contains(game.id) && record(of: game.id) == nil {
            // Which of several players won, only the game knew.
            _ = apply(.addUnclaimed(game.entry(under: game.names.isEmpty ? name : .unnamed)))
        }
        self.mark = new
        return mark != new
    }

    /// Remembers a deleted score, for when its game turns up in a history that could not be read; returns whether that
    /// changed anything.
    mutating func bury(_ id: UUID) -> Bool { mark?.gone.insert(id).inserted ?? false }

    /// Returns whether that changed anything.
    /// - Parameters:
    ///   - record: what is added for a score that was deleted and returns.
    ///   - old: only what differs from it is edited; everything when it is unknown.
    mutating func apply(_ change: Change, record: JSON? = nil, from old: ScoreEntry? = nil) -> Bool {
        switch change {
        case .settings, .record: return false
        case .delete(let id):
            guard let index = index(of: id) else { return false }
            records.remove(at: index)
            return true
        case .score(let entry, let manner):
            switch (index(of: entry.id), manner) {
            case (nil, .add), (nil, .name), (nil, .addUnclaimed):
                let json = record ?? ScoreRecord.json(entry)
                records.append(Record(json: json, entry: entry))
                if manner == .addUnclaimed { _ = setClaimed(false, records.count - 1) }
                return true
            case (let index?, .name), (let index?, .addUnclaimed):
                guard var object = records[index].json.object else { return false }
                object["name"] = .string(entry.name.string)
                let isRenamed = replace(index, .object(object))
                return manner == .name && setClaimed(true, index) || isRenamed
            case (let index?, .edit):
                return replace(index, ScoreRecord.edited(records[index].json, from: old, to: entry))
            // What is there is not added twice; what another instance has deleted stays deleted.
            case (_?, .add), (nil, .edit): return false
            }
        }
    }

    /// The player has been told of a score that was saved before its name was confirmed. Returns whether that changed
    /// anything.
    mutating func claim(_ id: UUID) -> Bool { index(of: id).map { setClaimed(true, $0) } ?? false }

    private mutating func setClaimed(_ isClaimed: Bool, _ index: Int) -> Bool {
        guard var object = records[index].json.object else { return false }
        object[Self.unclaimedKey] = isClaimed ? nil : .bool(true)
        return replace(index, .object(object))
    }

    private mutating func replace(_ index: Int, _ json: JSON) -> Bool {
        guard json != records[index].json else { return false }
        records[index] = Record(json: json, entry: ScoreRecord.entry(json))
        return true
    }

    private func index(of id: UUID) -> Int? { records.firstIndex { $0.entry?.id == id } }

    /// Removes every record with a player's name, even those that are not understood, and returns how many.
    mutating func forget(_ name: PlayerName) -> Int {
        let count = records.count
        records.removeAll { $0.json.object?["name"]?.string.flatMap { PlayerName($0) } == name }
        return count - records.count
    }

    /// With the fields that only the file has.
    func record(of id: UUID) -> JSON? { index(of: id).map { records[$0].json } }

    private static let key = "scores"
    private static let unclaimedKey = "unclaimed"
    private static let markKey = "history"
}
