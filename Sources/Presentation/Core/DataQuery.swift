import FoundationEssentials
package import GameRules
package import Model

/// What a page needs from the disk; read only on request.
package enum DataQuery: Hashable, Sendable {
    /// The sequences behind Simon's Last and Longest.
    case memory
    /// Answered from the summaries of the game's history.
    case statistics(GameKind)
    /// The newest records of the history with their moves, for `PlayerStatistics.replay`.
    case newestRecords
    case recorded(ScoreEntry.ID)
    case evidence([ScoreEntry])
}

/// Whether there is a recorded game behind a score, and whether its moves earn it.
package struct ScoreEvidence: Hashable, Sendable {
    /// Those whose game can be watched.
    package var recorded: Set<ScoreEntry.ID> = []
    /// Those that the moves of their game do not earn, whatever the files claim.
    package var unearned: Set<ScoreEntry.ID> = []

    package init() {}
}

package enum QueryResult: Hashable, Sendable {
    case memory(SimonMemory)
    case statistics(PlayerStatistics)
    /// Oldest first.
    case newestRecords([GameRecord])
    case recorded(RecordedGame)
    case evidence(ScoreEvidence)
    case failure(SafeText)
    /// Sent without a query: some scores have changed.
    case scores
}

/// A change of one line of a leaderboard, with its inverse.
package enum ScoreEdit: Hashable, Sendable {
    case add(ScoreEntry)
    case edit(from: ScoreEntry, to: ScoreEntry)
    case delete(ScoreEntry)

    package var inverse: ScoreEdit {
        switch self {
        case .add(let entry): .delete(entry)
        case .edit(let old, let new): .edit(from: new, to: old)
        case .delete(let entry): .add(entry)
        }
    }
}
