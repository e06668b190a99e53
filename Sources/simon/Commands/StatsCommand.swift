import FoundationEssentials
import GameRules
import Localization
import Model
import Repository

/// `simon stats`: the figures of the statistics page.
struct StatsCommand {
    let invocation: Invocation

    /// Text covers all games, or the named one; CSV and JSON are about one game.
    func run() -> ExitStatus {
        guard let repository = ProcessEnvironment.repository(invocation) else { return .failure }
        do throws(FileError) {
            if let variant = invocation.variant { return try tellSpan(variant, repository.history) }
            let all = invocation.format == .table ? GameKind.allCases : [.simon]
            let found = try statistics(of: invocation.game.map { [$0] } ?? all, repository.history)
            let report = StatisticsReport(games: found)
            return Output.table(
                as: invocation.format, lines: report.lines, csv: report.csv, json: report.json)
        } catch { return Output.failure(error.explanation) }
    }

    /// The only variant with its own statistics.
    private func tellSpan(_ variant: String, _ history: HistoryLog) throws(FileError) -> ExitStatus {
        if let game = invocation.game, game != .simon {
            return UsageError(tr("variants of '\(game.rawValue)' have no statistics of their own"))
                .printError()
        }
        guard let options = LeaderboardID(.simon, variant).options?.choices as? SimonOptions,
            options.variant == .span
        else {
            return UsageError(tr("only the variant 'span' has its own statistics, not '\(variant.excerpt)'"))
                .printError()
        }
        let records = try ProgressLine.reading(history) { history throws(FileError) in
            try HistoryQueries(history: history).newestRecords()
        }
        let table = SpanTable(conditions: options.span, figures: SpanFigures(records))
        return Output.table(as: invocation.format, lines: table.lines, csv: table.csv, json: table.json)
    }

    private func statistics(
        of games: [GameKind], _ history: HistoryLog
    ) throws(FileError) -> [PlayerStatistics] {
        try ProgressLine.reading(history) { history throws(FileError) in
            let queries = HistoryQueries(history: history)
            let records = try queries.newestRecords()
            return try games.map { game throws(FileError) in
                var statistics = try queries.statistics(game)
                statistics.replay(records)
                return statistics
            }
        }
    }
}
