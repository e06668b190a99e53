import FoundationEssentials
import JSON
import Model

/// A change of the score list, as it is applied to whatever the list is when its turn comes.
///
/// Changes and not states are what is merged: a game that kept its list in memory while another deleted
/// an entry does not bring the entry back.
enum ScoreChange {
    /// A new entry, or one that was deleted and comes back as its record was.
    case add(ScoreEntry, record: JSON? = nil)
    /// A game's score, under the name that it has now, be it there or not.
    case put(ScoreEntry, isUnclaimed: Bool)
    /// What differs between the two is changed; everything, when it is not known what was there.
    case edit(from: ScoreEntry? = nil, to: ScoreEntry)
    /// The entry goes.
    case delete(UUID)
    /// The player has been told of the entry that was saved without being asked for a name.
    case claim(UUID)

    var id: UUID {
        switch self {
        case .add(let entry, _), .put(let entry, _): entry.id
        case .edit(_, let entry): entry.id
        case .delete(let id), .claim(let id): id
        }
    }

    /// Applies the change to entries in memory.
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
