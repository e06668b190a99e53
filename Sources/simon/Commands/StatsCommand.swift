import FoundationEssentials
import GameRules
import Localization
import Model
import Repository
import Presentation

/// `simon stats`: what the history tells of the games, the same numbers as on the screen.
struct StatsCommand {
    private let invocation: Invocation

    /// Prints as the command line says.
    init(_ invocation: Invocation) { self.invocation = invocation }

    /// Prints the statistics: for people those of every game, or of the one that is named; files are about one game.
    func run() -> ExitStatus {
        guard let repository = ProcessEnvironment.repository(invocation) else { return .failure }
        let progress = ProgressLine.ofHistory
        do throws(FileError) {
            let queries = HistoryQueries(history: progress.watching(repository.history))
            if let variant = invocation.variant { return try tellSpan(variant, queries) }
            switch invocation.format {
            case .table:
                let games = invocation.game.map { [$0] } ?? GameKind.allCases
                let report = StatisticsReport(try statistics(of: games, queries))
                progress.finish()
                for line in report.lines { Output.line(line) }
            case .csv, .json:
                let games = try statistics(of: [invocation.game ?? .simon], queries)
                progress.finish()
                for game in games {
                    let table = StatisticsTable(game)
                    Output.document(invocation.format == .csv ? table.csv : table.json)
                }
            }
            return .success
        } catch {
            progress.finish()
            Output.printError(error.explanation)
            return .failure
        }
    }

    /// The span is the only variant with statistics of its own.
    private func tellSpan(_ variant: String, _ queries: HistoryQueries) throws(FileError) -> ExitStatus {
        if let game = invocation.game, game != .simon {
            Output.printError(tr("variants of '\(game.rawValue)' have no statistics of their own"))
            return .failure
        }
        guard case .span(let conditions)? = LeaderboardID(.simon, variant).variant else {
            Output.printError(tr("only the variant 'span' has its own statistics, not '\(variant)'"))
            return .failure
        }
        let table = SpanTable(SpanFigures(try queries.newestRecords()), conditions)
        switch invocation.format {
        case .table: for line in table.lines { Output.line(line) }
        case .csv: Output.document(table.csv)
        case .json: Output.document(table.json)
        }
        return .success
    }

    private func statistics(
        of games: [GameKind], _ queries: HistoryQueries
    ) throws(FileError) -> [PlayerStatistics] {
        let records = try queries.newestRecords()
        var all: [PlayerStatistics] = []
        for game in games {
            var statistics = try queries.statistics(game)
            statistics.replay(records)
            all.append(statistics)
        }
        return all
    }
}
