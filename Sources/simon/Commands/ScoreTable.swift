import FoundationEssentials
import JSON
import Model
import Localization
import Presentation

struct ScoreTable {
    private let boards: [(name: LeaderboardID, board: Leaderboard)]

    init(_ scores: [ScoreEntry], _ choice: LeaderboardFilter) { boards = choice.boards(of: scores) }

    /// An array of objects, board after board, best first; missing values are omitted.
    var json: String {
        let objects = rows.map { row in
            JSON.object(
                JSONObject(
                    row.filter { $0.value != .null }.map {
                        JSONObject.Member(key: $0.column.rawValue, value: $0.value)
                    }))
        }
        return JSON.array(objects).text(.pretty) + "\n"
    }

    /// With a heading (RFC 4180).
    var csv: String {
        let columns = Column.allCases.filter { $0 != .id }
        let lines = rows.map { row in
            row.filter { $0.column != .id }.map { Self.quoted($0.value.string ?? $0.value.digits) }
        }
        return ([columns.map(\.rawValue)] + lines).map { $0.joined(separator: ",") + "\r\n" }.joined()
    }

    /// In the order of the CSV, which omits the identifier.
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

    /// Quoted where CSV needs it. A field that a spreadsheet would take for a formula gets an apostrophe first.
    static func quoted(_ field: String) -> String {
        var field = field
        if let first = field.first, "=+-@".contains(first), Int(field) == nil { field = "'" + field }
        guard field.contains(where: { ",\"\r\n".contains($0) }) else { return field }
        return field.reduce(into: "\"") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
    }

    /// Aligned columns, each board under its name, times in the player's zone.
    func lines(localTime: (Date) -> SafeText) -> [SafeText] {
        guard !boards.isEmpty else { return [tr("No scores yet.")] }
        return Array(boards.map { [$0.name.title] + lines(of: $0.board, localTime) }.joined(separator: [""]))
    }

    private func lines(of board: Leaderboard, _ localTime: (Date) -> SafeText) -> [SafeText] {
        let rows = (board.entries + board.marked).enumerated().map { place, entry in
            let marks = [entry.seed.map { tr("seed \($0)") }, entry.aid?.title.string].compactMap { $0 }
            return [
                entry.seed == nil ? "\(place + 1)" : "-", entry.name.shown.string,
                entry.leaderboard.formatted(score: entry.score).string, localTime(entry.date).string,
                marks.joined(separator: ", "),
            ]
        }
        let heading: [String] = [tr("Rank"), tr("Name"), tr("Score"), tr("Date")]
        return TextColumns.lines([heading] + rows, right: [0, 2])
    }
}

extension JSON {
    /// `5.2`.
    fileprivate static func tenths(_ value: Int) -> JSON { .number("\(value / 10).\(value % 10)") }

    /// Empty for null.
    fileprivate var digits: String { self == .null ? "" : text(.compact) }
}
