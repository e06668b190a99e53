public import FoundationEssentials
public import Model

/// Something that the player's files are to hold from now on.
public enum Change: Sendable {
    case settings(Settings)
    /// A new score, or one that was deleted and comes back.
    case add(ScoreEntry)
    /// A score whose player could not be asked for a name, because the program has to end; the next start says
    /// so in a notice.
    case addUnclaimed(ScoreEntry)
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
        case .edit(let entry): .edit(entry.normalizedForStorage)
        case .record(let game): .record(game.normalizedForStorage)
        }
    }

    var part: Part {
        switch self {
        case .settings: .settings
        case .add, .addUnclaimed, .edit, .delete: .scores
        case .record: .history
        }
    }
}

/// The files, by what they are for.
enum Part: CaseIterable, Sendable { case settings, scores, history }

/// What has become of a change.
public enum SaveOutcome: Hashable, Sendable {
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
