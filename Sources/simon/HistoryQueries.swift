import FoundationEssentials
import GameRules
import Model
import Repository
import Presentation
import Localization
import Synchronization
import System

/// Answers questions about the history: summaries of all games, moves of a few. All summaries are read at
/// once and their digest is kept until the history changes, so that a page opened again reads nothing.
/// Callable from any thread.
final class HistoryQueries: Sendable {
    private let history: HistoryLog
    private let kept = Mutex(Digest())

    private struct Digest: Sendable {
        var version: FileStatus?
        var figures: [GameKind: GameFigures] = [:]
        /// Identifies the sequence behind Longest.
        var longest: (id: UUID, score: Int)?
        var last: UUID?
        /// Nil until they have been read.
        var memory: SimonMemory?
    }

    init(history: HistoryLog) { self.history = history }

    func query(_ question: DataQuery) -> QueryResult {
        do throws(FileError) {
            switch question {
            case .memory: return .memory(try memory())
            case .statistics(let kind): return .statistics(try statistics(kind))
            case .newestRecords: return .newestRecords(try newestRecords())
            case .recorded(let id): return recorded(try history.game(id))
            case .evidence(let entries): return .evidence(try evidence(of: entries))
            }
        } catch { return .failure(tr("The history cannot be read: \(error.explanation)")) }
    }

    /// The sequences behind Last and Longest, from replaying these two games.
    func memory() throws(FileError) -> SimonMemory {
        var digest = try digest()
        if let memory = digest.memory { return memory }
        let ids = [digest.longest?.id, digest.last].compactMap(\.self)
        let games = try history.games(Set(ids))
        let memory = SimonMemory(of: ids.compactMap { games[$0] })
        digest.memory = memory
        kept.withLock { [digest] in $0 = digest }
        return memory
    }

    /// - Parameter day: such as `2026-11-20`.
    func finished(on day: String) throws(FileError) -> Set<LeaderboardID> {
        var found: Set<LeaderboardID> = []
        try history.forEach { summary in
            let board = LeaderboardID(summary.game, summary.variant)
            if board.day == day[...] { found.insert(board) }
            return true
        }
        return found
    }

    func statistics(_ kind: GameKind) throws(FileError) -> PlayerStatistics {
        let figures = try digest().figures[kind]
        var statistics = PlayerStatistics(kind)
        statistics.figures = figures ?? GameFigures()
        return statistics
    }

    /// Does not read when the history has not changed.
    private func digest() throws(FileError) -> Digest {
        let version = try history.version
        let old = kept.withLock { $0 }
        guard version == nil || version != old.version else { return old }
        var new = Digest(version: version)
        try history.forEach { summary in
            // Spans are in tenths of a pad and not comparable with scores.
            guard !LeaderboardID(summary.game, summary.variant).isSpan else { return true }
            new.figures[summary.game, default: GameFigures()].count(
                summary.game, score: summary.score, date: summary.date, duration: summary.duration)
            guard summary.game == .simon else { return true }
            new.last = summary.id
            if summary.score > new.longest?.score ?? 0 { new.longest = (summary.id, summary.score) }
            return true
        }
        kept.withLock { [new] in $0 = new }
        return new
    }

    /// With their moves, oldest first.
    func newestRecords() throws(FileError) -> [GameRecord] {
        try history.last(PlayerStatistics.maxReplayed).reversed()
    }

    /// Nothing for games that are not in the history.
    /// - Parameter entries: as many as are shown; each is replayed.
    func evidence(of entries: some Sequence<ScoreEntry>) throws(FileError) -> ScoreEvidence {
        var evidence = ScoreEvidence()
        let games = try history.games(Set(entries.map(\.id)))
        for entry in entries {
            guard let record = games[entry.id] else { continue }
            evidence.recorded.insert(entry.id)
            if !record.earns(entry.score) { evidence.unearned.insert(entry.id) }
        }
        return evidence
    }

    private func recorded(_ record: GameRecord?) -> QueryResult {
        guard let record else { return .failure(tr("This game is not in the history")) }
        do throws(ShareCodeError) { return .recorded(try record.played) } catch {
            return .failure(error.sentence)
        }
    }
}

extension GameRecord {
    /// Whether replaying the moves earns these points; false for an unreadable recording.
    fileprivate func earns(_ score: Int) -> Bool {
        do throws(ShareCodeError) { return try played.verdict.earned == score } catch { return false }
    }
}
