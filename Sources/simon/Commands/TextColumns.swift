import Model
import TerminalCore

/// Aligned columns, two blanks apart.
enum TextColumns {
    /// Without trailing blanks.
    /// - Parameter right: right-aligned columns, from 0.
    static func lines(_ rows: [[String]], right: Set<Int> = []) -> [SafeText] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.count > column ? SafeText($0[column]).columns : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.indices.map { column in
                let air = String(repeating: " ", count: widths[column] - SafeText(row[column]).columns)
                return right.contains(column) ? air + row[column] : row[column] + air
            }
            return SafeText(String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()))
        }
    }
}
