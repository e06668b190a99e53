import FoundationEssentials
import GameRules
import Localization
import Model
import Repository

/// `simon stats`: the figures of the statistics page.
struct StatsCommand {
    let invocation: Invocation

    /// Text covers all games, or the named one; CSV and JSON are about one game.
    func run() throws {
        let history = try ProcessEnvironment.repository(invocation).history
        if let variant = invocation.variant { return try writeSpan(variant, history) }
        let all = invocation.format == .table ? GameKind.allCases : [.simon]
        let games = try statistics(of: invocation.game.map { [$0] } ?? all, history)
        Output.write(StatisticsReport(games: games), as: invocation.format)
    }

    /// The only variant with its own statistics.
    private func writeSpan(_ variant: String, _ history: HistoryLog) throws {
        if let game = invocation.game, game != .simon {
            throw UsageError(tr("variants of '\(game.rawValue)' have no statistics of their own"))
        }
        guard let options = LeaderboardID(.simon, variant).options?.choices as? SimonOptions,
            options.variant == .span
        else {
            throw UsageError(tr("only the variant 'span' has its own statistics, not '\(variant.excerpt)'"))
        }
        let records = try ProgressLine.reading(history) { try HistoryQueries(history: $0).newestRecords() }
        Output.write(
            SpanTable(conditions: options.span, figures: SpanFigures(records)), as: invocation.format)
    }

    private func statistics(of games: [GameKind], _ history: HistoryLog) throws -> [PlayerStatistics] {
        try ProgressLine.reading(history) {
            let queries = HistoryQueries(history: $0)
            let records = try queries.newestRecords()
            return try games.map { game in
                var statistics = try queries.statistics(game)
                statistics.replay(records)
                return statistics
            }
        }
    }
}
