import FoundationEssentials
import JSON
import Model

/// A change of the score list.
///
/// Changes are merged, not states: a game that kept its list in memory while another deleted an entry does not bring the
/// entry back.
enum ScoreChange {
    /// A new entry, or one that was deleted and returns with its old record.
    case add(ScoreEntry, record: JSON? = nil)
    /// Adds or renames a game's score.
    case put(ScoreEntry, isUnclaimed: Bool)
    /// Changes what differs; everything when the old entry is unknown.
    case edit(from: ScoreEntry? = nil, to: ScoreEntry)
    case delete(UUID)
    /// The player has been told of a score that was saved before its name was confirmed.
    case claim(UUID)

    var id: UUID {
        switch self {
        case .add(let entry, _), .put(let entry, _): entry.id
        case .edit(_, let entry): entry.id
        case .delete(let id), .claim(let id): id
        }
    }

    func apply(to entries: inout [ScoreEntry]) {
        let index = entries.firstIndex { $0.id == id }
        switch self {
        case .add(let entry, _): if index == nil { entries.append(entry) }
        case .put(let entry, _):
            if let index { entries[index].name = entry.name } else { entries.append(entry) }
        case .edit(_, let new): if let index { entries[index] = new }
        case .delete: entries.removeAll { $0.id == id }
        case .claim: break
        }
    }
}
