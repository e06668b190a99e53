import FoundationEssentials
import JSON
import Model
import Presentation

/// What has not reached the disk, as a person can keep it.
package struct UnsavedData: Sendable {
    private var scores: [ScoreEntry] = []
    private var deleted: [UUID] = []
    private var games: [GameRecord] = []
    var settings: Settings?

    mutating func note(_ change: Change) {
        switch change {
        case .settings(let new): settings = new
        case .score(let entry, _):
            scores.removeAll { $0.id == entry.id }
            deleted.removeAll { $0 == entry.id }
            scores.append(entry)
        case .delete(let id):
            scores.removeAll { $0.id == id }
            if !deleted.contains(id) { deleted.append(id) }
        case .record(let game): if !games.contains(where: { $0.id == game.id }) { games.append(game) }
        }
    }

    /// JSON that is safe to show; nil when all is saved.
    package var json: String? {
        var object = JSONObject()
        if !scores.isEmpty { object["scores"] = .array(scores.map(ScoreRecord.json)) }
        if !deleted.isEmpty { object["deleted"] = .array(deleted.map { .string($0.uuidString) }) }
        if let settings {
            let members = Setting.file.map { JSONObject.Member(key: $0.key, value: $0.encode(settings)) }
            object["settings"] = .object(JSONObject(members))
        }
        if !games.isEmpty { object["history"] = .array(games.map(GameRecordLine.json)) }
        return object.members.isEmpty ? nil : JSON.object(object).text(.pretty)
    }
}
