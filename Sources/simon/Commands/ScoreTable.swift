import FoundationEssentials
import JSON
import Model
import Localization
import Presentation

struct ScoreTable: Report {
    private let boards: [(name: LeaderboardID, board: Leaderboard)]
    var localTime: (Date) -> SafeText = ProcessEnvironment.localTime

    init(_ scores: [ScoreEntry], _ choice: LeaderboardFilter) { boards = choice.boards(of: scores) }

    /// An array of objects, board after board, best first; missing values are omitted.
    var json: JSON {
        .array(
            rows.map { row in
                .object(
                    JSONObject(
                        row.filter { $0.value != .null }.map {
                            JSONObject.Member(key: $0.column.rawValue, value: $0.value)
                        }))
            })
    }

    var csvRows: [[String]] {
        [Column.allCases.dropLast().map(\.rawValue)] + rows.map { $0.dropLast().map(\.value.field) }
    }

    /// In the order of the CSV, which omits the last, the identifier.
    private enum Column: String, CaseIterable {
        case rank, name, score, date, seed, variant, game, seconds, moves, aid, id
    }

    private typealias Row = [(column: Column, value: JSON)]

    private var rows: [Row] {
        boards.flatMap { _, board in
            board.entries.enumerated().map { row($0.element, rank: $0.offset + 1) }
                + board.marked.map { row($0, rank: nil) }
        }
    }

    /// - Parameter rank: from 1; nil for a chosen seed.
    private func row(_ entry: ScoreEntry, rank: Int?) -> Row {
        let result = WordsResult(score: entry.score, of: entry.game)
        return Column.allCases.map { column in
            let value: JSON? =
                switch column {
                case .rank: rank.map(JSON.integer)
                case .name: .string(entry.name.string)
                case .score:
                    entry.leaderboard.isSpan
                        ? .tenths(entry.score) : .integer(result?.seconds ?? entry.score)
                case .date: .string(Timestamp.text(entry.date))
                case .seed: entry.seed.map { .string(String($0)) }
                case .variant: .string(entry.variant)
                case .game: .string(entry.game.rawValue)
                // Words: whole seconds, which are its score, too; fewer rank higher.
                case .seconds: result.map { .integer($0.seconds) }
                // Words and Pairs: pairs of cards turned; fewer rank higher among equal scores.
                case .moves: (result?.moves ?? entry.moves).map(JSON.integer)
                // `scanning` or `lines`: makes the score hard to compare.
                case .aid: entry.aid.map { .string($0.rawValue) }
                case .id: .string(entry.id.uuidString)
                }
            return (column, value ?? .null)
        }
    }

    /// Aligned columns, each board under its name, times in the player's zone.
    var lines: [SafeText] {
        guard !boards.isEmpty else { return [tr("No scores yet.")] }
        return Array(boards.map { [$0.name.title] + lines(of: $0.board) }.joined(separator: [""]))
    }

    private func lines(of board: Leaderboard) -> [SafeText] {
        let rows = (board.entries + board.marked).enumerated().map { index, entry in
            let marks = [entry.seedMark, entry.aid?.title].compactMap { $0 }
            return [
                entry.seed == nil ? "\(index + 1)" : "-", entry.name.shown.string,
                entry.formattedScore.string, localTime(entry.date).string,
                marks.map(\.string).joined(separator: ", "),
            ]
        }
        let heading: [String] = [tr("Rank"), tr("Name"), tr("Score"), tr("Date")]
        return TextColumns.lines([heading] + rows, right: [0, 2])
    }
}
