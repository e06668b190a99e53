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
        for game in games where !inHand.contains(game.id) {
            // Which of several players won, only the game knew.
            let entry = game.entry(under: game.names.isEmpty ? name : .unnamed)
            _ = apply(.add(entry, record: Self.unclaimed(ScoreRecord.json(entry))))
        }
        self.mark = new
        return mark != new
    }

    /// Remembers a deleted score, for when its game turns up in a history that could not be read; returns whether that
    /// changed anything.
    mutating func bury(_ id: UUID) -> Bool { mark?.gone.insert(id).inserted ?? false }

    /// Returns whether that changed anything.
    mutating func apply(_ change: ScoreChange) -> Bool {
        let index = records.firstIndex { $0.entry?.id == change.id }
        switch (change, index) {
        case (.add(let entry, let json), nil):
            records.append(Record(json: json ?? ScoreRecord.json(entry), entry: entry))
        case (.put(let entry, let isUnclaimed), nil):
            let json = ScoreRecord.json(entry)
            records.append(Record(json: isUnclaimed ? Self.unclaimed(json) : json, entry: entry))
        case (.put(let entry, let isUnclaimed), let index?):
            guard var object = records[index].json.object else { return false }
            object["name"] = .string(entry.name.string)
            if !isUnclaimed { object[Self.unclaimedKey] = nil }
            guard .object(object) != records[index].json else { return false }
            records[index] = Record(json: .object(object), entry: ScoreRecord.entry(.object(object)))
        case (.edit(let old, let new), let index?):
            let json = ScoreRecord.edited(records[index].json, from: old, to: new)
            guard json != records[index].json else { return false }
            records[index] = Record(json: json, entry: ScoreRecord.entry(json))
        case (.delete, let index?): records.remove(at: index)
        case (.claim, let index?):
            guard var object = records[index].json.object else { return false }
            object[Self.unclaimedKey] = nil
            records[index].json = .object(object)
        // What is there is not added twice; what another game has deleted stays deleted.
        case (.add, _?), (.edit, nil), (.delete, nil), (.claim, nil): return false
        }
        return true
    }

    /// Removes every record with a player's name, even those that are not understood, and returns how many.
    mutating func forget(_ name: PlayerName) -> Int {
        let count = records.count
        records.removeAll { $0.json.object?["name"]?.string.flatMap { PlayerName($0) } == name }
        return count - records.count
    }

    /// With the fields that only the file has.
    func record(of id: UUID) -> JSON? { records.first { $0.entry?.id == id }?.json }

    /// Marks the record of an entry whose player has not been asked for a name.
    static func unclaimed(_ record: JSON) -> JSON {
        guard var object = record.object else { return record }
        object[unclaimedKey] = .bool(true)
        return .object(object)
    }

    private static let key = "scores"
    private static let unclaimedKey = "unclaimed"
    private static let markKey = "history"
}
