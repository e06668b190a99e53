package import FoundationEssentials
package import Model

/// A change of the player's files.
package enum Change: Sendable {
    case settings(Settings)
    /// A new score, or one that was deleted and comes back.
    case add(ScoreEntry)
    /// A score whose name was not confirmed yet, added or renamed; the next start reports it in a notice.
    case addUnclaimed(ScoreEntry)
    /// The score's name was confirmed; adds a score that no longer exists.
    case name(ScoreEntry)
    case edit(ScoreEntry)
    case delete(UUID)
    /// A finished game, for the history.
    case record(GameRecord)

    /// The same as it is read back: dates to the second, variants to 40 bytes.
    var normalizedForStorage: Change {
        switch self {
        case .settings, .delete: self
        case .add(let entry): .add(entry.normalizedForStorage)
        case .addUnclaimed(let entry): .addUnclaimed(entry.normalizedForStorage)
        case .name(let entry): .name(entry.normalizedForStorage)
        case .edit(let entry): .edit(entry.normalizedForStorage)
        case .record(let game): .record(game.normalizedForStorage)
        }
    }

    var scoreChange: ScoreChange? {
        switch self {
        case .settings, .record: nil
        case .add(let entry): .add(entry)
        case .addUnclaimed(let entry): .put(entry, isUnclaimed: true)
        case .name(let entry): .put(entry, isUnclaimed: false)
        case .edit(let entry): .edit(to: entry)
        case .delete(let id): .delete(id)
        }
    }

    var part: Part {
        switch self {
        case .settings: .settings
        case .add, .addUnclaimed, .name, .edit, .delete: .scores
        case .record: .history
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

/// The files without an error are up to date.
struct CommitResult: Sendable {
    var errors: [Part: FileError] = [:]

    func outcome(of change: Change) -> SaveOutcome {
        errors[change.part].map { .pending($0) } ?? .saved
    }
}
