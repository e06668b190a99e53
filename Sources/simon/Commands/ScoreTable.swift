internal import FoundationEssentials
internal import Model

/// A leaderboard as text: for people, for spreadsheets and for programs.
struct ScoreTable {
    /// The variant of the plain game.
    static let classic = "classic"

    /// One line of it.
    struct Line: Encodable {
        /// From 1; without one the entry is of a chosen seed.
        let rank: Int?
        let name: String
        let score: Int
        /// UTC, RFC 3339.
        let date: String
        let game: String
        let variant: String
        let id: String
        let seed: String?
    }

    private let board: Leaderboard

    /// The text of a board.
    init(_ board: Leaderboard) { self.board = board }

    private var lines: [Line] {
        let ranked = board.entries.enumerated().map { line($0.element, rank: $0.offset + 1) }
        return ranked + board.marked.map { line($0, rank: nil) }
    }

    private func line(_ entry: ScoreEntry, rank: Int?) -> Line {
        Line(
            rank: rank, name: entry.name.string, score: entry.score, date: entry.date.formatted(.iso8601),
            game: entry.game.rawValue, variant: entry.variant, id: entry.id.uuidString,
            seed: entry.seed.map { String($0) })
    }

    /// An array of objects with sorted keys, the best first.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(lines)) ?? Data("[]".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// Comma-separated values with a heading (RFC 4180).
    var csv: String {
        let rows = lines.map { line in
            [line.rank.map { String($0) } ?? "", line.name, "\(line.score)", line.date, line.seed ?? ""]
                .map(Self.quoted).joined(separator: ",")
        }
        return (["rank,name,score,date,seed"] + rows).map { $0 + "\r\n" }.joined()
    }

    /// A field in quotes where it needs them. One that a spreadsheet would take for a formula gets an
    /// apostrophe before it.
    static func quoted(_ field: String) -> String {
        var field = field
        if let first = field.first, "=+-@".contains(first), Int(field) == nil { field = "'" + field }
        guard field.contains(where: { ",\"\r\n".contains($0) }) else { return field }
        return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }

    /// Aligned columns for people, with times in the player's zone.
    func lines(localTime: (Date) -> SafeText) -> [SafeText] {
        guard !board.entries.isEmpty || !board.marked.isEmpty else {
            return ["Nobody has played yet."]
        }
        let entries = board.entries + board.marked
        let names = entries.map { SafeText($0.name.string) }
        let width = names.map(\.columns).max() ?? 0
        let rows = zip(entries, names).enumerated().map { place, pair in
            let (entry, name) = pair
            let rank = entry.seed == nil ? "\(place + 1)" : "-"
            let mark = entry.seed.map { "  seed \($0)" } ?? ""
            return SafeText(
                right(rank, 4) + "  " + name.string + spaces(width - name.columns)
                    + right("\(entry.score)", 7)
                    + "  " + localTime(entry.date).string + mark)
        }
        return [SafeText("Rank  Name" + spaces(width - 4) + "  Score  Date")] + rows
    }

    private func right(_ text: String, _ width: Int) -> String { spaces(width - text.count) + text }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

internal import TerminalCore
