package import FoundationEssentials
package import Model

/// Something that the player's files are to hold from now on.
package enum Change: Sendable {
    case settings(Settings)
    /// A new score, or one that was deleted and comes back.
    case add(ScoreEntry)
    /// A score whose player has not said yet whose it is, added or under another name; a start that finds it so tells
    /// of it in a notice.
    case addUnclaimed(ScoreEntry)
    /// The player has said whose score it is: also one that is not there any more.
    case name(ScoreEntry)
    case edit(ScoreEntry)
    /// The score of this identifier goes.
    case delete(UUID)
    /// A finished game, for the history.
    case record(GameRecord)

    /// The same as it comes back from the files: dates to the second, variants to 40 bytes.
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

    /// What it changes about the scores, if anything.
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

/// The files, by what they are for, in the order in which they are written: a game exists once it is in the history.
enum Part: CaseIterable, Sendable { case settings, history, scores }

/// What has become of a change.
package enum SaveOutcome: Hashable, Sendable {
    /// It is on the disk.
    case saved
    /// It is in memory, for this reason, and is tried again at the next save and at the end.
    case pending(FileError)
}

/// What has become of each file; one without an error holds all that it is to hold.
struct CommitResult: Sendable {
    var errors: [Part: FileError] = [:]

    func outcome(of change: Change) -> SaveOutcome {
        errors[change.part].map { .pending($0) } ?? .saved
    }
}
