package import FoundationEssentials
package import Model

/// A change of the player's files.
package enum Change: Sendable {
    case settings(Settings)
    case score(ScoreEntry, Manner)
    case delete(UUID)
    /// A finished game, for the history.
    case record(GameRecord)

    package enum Manner: Sendable { case add, addUnclaimed, name, edit }

    /// A new score, or one that was deleted and comes back.
    package static func add(_ entry: ScoreEntry) -> Change { .score(entry, .add) }

    /// A score whose name was not confirmed yet, added or renamed; the next start reports it in a notice.
    package static func addUnclaimed(_ entry: ScoreEntry) -> Change { .score(entry, .addUnclaimed) }

    /// The score's name was confirmed; adds a score that no longer exists.
    package static func name(_ entry: ScoreEntry) -> Change { .score(entry, .name) }

    package static func edit(_ entry: ScoreEntry) -> Change { .score(entry, .edit) }

    /// The same as it is read back: dates to the second, variants to 40 bytes.
    var normalizedForStorage: Change {
        switch self {
        case .settings, .delete: self
        case .score(let entry, let manner): .score(entry.normalizedForStorage, manner)
        case .record(let game): .record(game.normalizedForStorage)
        }
    }

    var part: Part {
        switch self {
        case .settings: .settings
        case .score, .delete: .scores
        case .record: .history
        }
    }

    func apply(to entries: inout [ScoreEntry]) {
        switch self {
        case .settings, .record: break
        case .delete(let id): entries.removeAll { $0.id == id }
        case .score(let entry, let manner):
            switch (entries.firstIndex { $0.id == entry.id }, manner) {
            case (let index?, .edit): entries[index] = entry
            case (let index?, .addUnclaimed), (let index?, .name): entries[index].name = entry.name
            case (_?, .add), (nil, .edit): break
            case (nil, _): entries.append(entry)
            }
        }
    }
}

/// The files in the order in which they are written: a game exists once it is in the history.
enum Part: CaseIterable, Sendable { case settings, history, scores }

package enum SaveOutcome: Hashable, Sendable {
    case saved
    /// In memory only; tried again at the next save and at the end.
    case pending(FileError)
}

extension [Part: FileError] {
    /// The files without an error are up to date.
    func outcome(of change: Change) -> SaveOutcome { self[change.part].map { .pending($0) } ?? .saved }
}
