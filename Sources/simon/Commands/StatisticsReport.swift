import GameRules
import JSON
import Localization
import Model
import Presentation

/// What `simon stats` prints: text about the games played, or CSV and JSON.
struct StatisticsReport: Report {
    let games: [PlayerStatistics]

    var lines: [SafeText] {
        let played = games.filter { $0.figures.games > 0 }
        guard !played.isEmpty else { return [tr("No games yet.")] }
        return Array(
            played.map { [$0.kind.title] + page(of: $0).map { $0 == "" ? $0 : "  " + $0 } }
                .joined(separator: [""]))
    }

    private func page(of game: PlayerStatistics) -> [SafeText] {
        let rows = StatisticsRows(game)
        let figures = TextColumns.lines(rows.figures.compactMap { row in row.value.map { [row.title, $0] } })
        let details = rows.details.filter { $0.share != nil }
        guard !details.isEmpty else { return figures }
        let table = details.map { [$0.title, $0.shareText ?? "", $0.time ?? "", mistakes($0)] }
        let hasTimes = details.contains { $0.time != nil }
        let heading = ["", tr("right", context: "share"), hasTimes ? tr("median time") : ""]
        let hasMistakes = details.contains { !$0.mistakes.isEmpty }
        let effect = rows.effect.flatMap { row in row.value.map { [row.title, "", $0] } }
        let basis: SafeText = tr(
            game.replayed, one: "From the moves of the last game:",
            other: "From the moves of the last \(game.replayed) games:")
        return figures + ["", basis]
            + TextColumns.lines(
                [heading + (hasMistakes ? [tr("taken for")] : [])] + table + (effect.map { [$0] } ?? []))
    }

    private func mistakes(_ row: StatisticsRows.Detail) -> String {
        row.mistakes.map { pad, count in count == 1 ? pad.localName : tr("\(pad.localName) \(count) times") }
            .joined(separator: ", ")
    }

    // Files are about one game.

    /// Members in the order of the rows.
    var json: JSON {
        guard let game = games.first else { return .null }
        let figures = StatisticsRows(game).numbers.map { JSONObject.Member(key: $0.key, value: $0.value) }
        let kind = JSONObject.Member(key: "game", value: .string(game.kind.rawValue))
        return .object(JSONObject([kind] + figures))
    }

    var csvRows: [[String]] {
        [["figure", "value"]] + games.flatMap { StatisticsRows($0).numbers.map { [$0.key, $0.value.field] } }
    }
}
