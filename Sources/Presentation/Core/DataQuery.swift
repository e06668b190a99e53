import FoundationEssentials
package import GameRules
package import Model

/// What a screen wants to know that lies on the disk; read when it is asked for, and not before.
package enum DataQuery: Hashable, Sendable {
    /// The sequences behind Simon's Last and Longest.
    case memory
    /// What the summaries of its history tell of a game.
    case statistics(GameKind)
    /// The newest records of the history with their moves, for `PlayerStatistics.replay`.
    case newestRecords
    /// The game behind an entry of a leaderboard.
    case recorded(ScoreEntry.ID)
    /// What the history tells of some scores.
    case evidence([ScoreEntry])
}

/// What the history tells of scores: whether there is a game behind them, and whether it earns them.
package struct ScoreEvidence: Hashable, Sendable {
    /// Those whose game can be watched again.
    package var recorded: Set<ScoreEntry.ID> = []
    /// Those that the moves of their game do not earn, whatever the files claim.
    package var unearned: Set<ScoreEntry.ID> = []

    /// Nothing is known.
    package init() {}
}

/// What has been found.
package enum QueryResult: Hashable, Sendable {
    case memory(SimonMemory)
    case statistics(PlayerStatistics)
    /// Oldest first.
    case newestRecords([GameRecord])
    case recorded(RecordedGame)
    case evidence(ScoreEvidence)
    /// It could not be found, for this reason.
    case failure(SafeText)
    /// Lines of a leaderboard are other than they were.
    case scores
}

/// A change of one line of a leaderboard, and the way back from it.
package enum ScoreEdit: Hashable, Sendable {
    case add(ScoreEntry)
    case edit(from: ScoreEntry, to: ScoreEntry)
    case delete(ScoreEntry)

    /// What undoes it.
    package var inverse: ScoreEdit {
        switch self {
        case .add(let entry): .delete(entry)
        case .edit(let old, let new): .edit(from: new, to: old)
        case .delete(let entry): .add(entry)
        }
    }
}
