import FoundationEssentials
import GameRules
import Model
import Presentation
import TerminalCore
import Localization

/// Leaderboards as text: for people, for spreadsheets and for programs.
struct ScoreTable {
    /// One line of it.
    struct Line: Encodable {
        /// From 1; without one the entry is of a chosen seed.
        let rank: Int?
        let name: String
        /// Points; of a span its pads, with their tenths.
        let score: Score
        /// UTC, RFC 3339.
        let date: String
        let game: String
        let variant: String
        let id: String
        let seed: String?
        /// Whole seconds, in Words, of whose score they are a part.
        let seconds: Int?
        /// How often two cards were turned, in Words and in Pairs; fewer rank higher.
        let moves: Int?
        /// What the game was played with that makes it another: `scanning` or `lines`.
        let aid: String?
    }

    /// A score as a number of files: `12`, or `5.2`.
    enum Score: Encodable {
        case points(Int)
        case tenths(Int)

        /// As it stands in a file, whatever the language.
        var text: String {
            switch self {
            case .points(let points): "\(points)"
            case .tenths(let tenths): "\(tenths / 10).\(tenths % 10)"
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .points(let points): try container.encode(points)
            case .tenths(let tenths): try container.encode(Double(tenths) / 10)
            }
        }
    }

    private let boards: [(name: LeaderboardID, board: Leaderboard)]

    /// The text of the boards that were chosen.
    init(_ scores: [ScoreEntry], _ choice: LeaderboardFilter) { boards = choice.boards(of: scores) }

    private var lines: [Line] {
        boards.flatMap { _, board in
            board.entries.enumerated().map { line($0.element, rank: $0.offset + 1) }
                + board.marked.map { line($0, rank: nil) }
        }
    }

    private func line(_ entry: ScoreEntry, rank: Int?) -> Line {
        let result = entry.game == .words ? WordsResult(score: entry.score) : nil
        return Line(
            rank: rank, name: entry.name.string,
            score: entry.leaderboard.isSpan ? .tenths(entry.score) : .points(entry.score),
            date: entry.date.formatted(.iso8601),
            game: entry.game.rawValue, variant: entry.variant, id: entry.id.uuidString,
            seed: entry.seed.map { String($0) }, seconds: result?.seconds,
            moves: result?.moves ?? entry.moves, aid: entry.aid?.rawValue)
    }

    /// An array of objects with sorted keys, board after board, the best of each first.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(lines)) ?? Data("[]".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// Comma-separated values with a heading (RFC 4180).
    var csv: String {
        let rows = lines.map { line in
            [
                line.rank.map { String($0) } ?? "", line.name, line.score.text, line.date, line.seed ?? "",
                line.variant, line.game,
                line.seconds.map { String($0) } ?? "", line.moves.map { String($0) } ?? "", line.aid ?? "",
            ].map(Self.quoted).joined(separator: ",")
        }
        return (["rank,name,score,date,seed,variant,game,seconds,moves,aid"] + rows).map { $0 + "\r\n" }
            .joined()
    }

    /// A field in quotes where it needs them. One that a spreadsheet would take for a formula gets an
    /// apostrophe before it.
    static func quoted(_ field: String) -> String {
        var field = field
        if let first = field.first, "=+-@".contains(first), Int(field) == nil { field = "'" + field }
        guard field.contains(where: { ",\"\r\n".contains($0) }) else { return field }
        return field.reduce(into: "\"") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
    }

    /// Aligned columns for people, each board under its name, with times in the player's zone.
    func lines(localTime: (Date) -> SafeText) -> [SafeText] {
        guard !boards.isEmpty else { return [tr("Nobody has played yet.")] }
        return Array(boards.map { [$0.name.title] + lines(of: $0.board, localTime) }.joined(separator: [""]))
    }

    private func lines(of board: Leaderboard, _ localTime: (Date) -> SafeText) -> [SafeText] {
        let entries = board.entries + board.marked
        let names = entries.map { $0.name.shown }
        let points = entries.map { $0.leaderboard.formatted(score: $0.score).string }
        let (rank, name, score, date): (String, String, String, String) = (
            tr("Rank"), tr("Name"), tr("Score"), tr("Date")
        )
        let rankWidth = max(4, rank.count)
        let width = max(name.count, names.map(\.columns).max() ?? 0)
        let pointWidth = max(score.count, points.map(\.count).max() ?? 0) + 2
        let rows = entries.indices.map { place in
            let entry = entries[place]
            let number = entry.seed == nil ? "\(place + 1)" : "-"
            let marks = [entry.seed.map { tr("seed \($0)") }, entry.aid?.title.string].compactMap { $0 }
            let mark = marks.isEmpty ? "" : "  " + marks.joined(separator: ", ")
            return SafeText(
                right(number, rankWidth) + "  " + names[place].string + spaces(width - names[place].columns)
                    + right(points[place], pointWidth) + "  " + localTime(entry.date).string + mark)
        }
        let heading =
            right(rank, rankWidth) + "  " + name + spaces(width - name.count) + right(score, pointWidth)
            + "  "
            + date
        return [SafeText(heading)] + rows
    }

    private func right(_ text: String, _ width: Int) -> String { spaces(width - text.count) + text }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
