internal import FoundationEssentials
internal import GameRules
internal import Model
internal import Repository
internal import Screens
internal import Wording

/// The history as screens and commands ask for it: summaries of all games, and moves of a few.
struct Archive {
    let history: HistoryLog

    /// Looks up what a screen wants to know.
    func answer(_ question: Question) -> Answer {
        do throws(StorageError) {
            switch question {
            case .memory: return .memory(try memory())
            case .statistics(let kind): return .statistics(try statistics(kind))
            case .newestRecords: return .newestRecords(try newestRecords())
            case .recorded(let id): return recorded(try history.game(id))
            }
        } catch { return .nothing(tr("The history cannot be read: \(error.explanation)")) }
    }

    /// The sequences behind Last and Longest: the summaries tell which two games are played again.
    func memory() throws(StorageError) -> SimonMemory {
        var last: UUID?
        var best: (id: UUID, score: Int)?
        try history.forEach { summary in
            guard summary.game == .simon else { return true }
            last = summary.id
            if summary.score > best?.score ?? 0 { best = (summary.id, summary.score) }
            return true
        }
        var records: [GameRecord] = []
        for id in [best?.id, last] {
            if let id, let record = try history.game(id) { records.append(record) }
        }
        return SimonMemory(of: records)
    }

    /// What the summaries tell of a game.
    func statistics(_ kind: GameKind) throws(StorageError) -> PlayerStatistics {
        var statistics = PlayerStatistics(kind)
        try history.forEach { summary in
            guard summary.game == kind else { return true }
            statistics.figures.count(
                kind, score: summary.score, date: summary.date, duration: summary.duration)
            return true
        }
        return statistics
    }

    /// The newest records with their moves, oldest first.
    func newestRecords() throws(StorageError) -> [GameRecord] {
        try history.last(PlayerStatistics.mostReplayed).reversed()
    }

    private func recorded(_ record: GameRecord?) -> Answer {
        guard let record else { return .nothing(tr("This game is not in the history")) }
        do throws(ShareCodeError) { return .recorded(try record.played) } catch {
            return .nothing(SafeText(error.description))
        }
    }
}
