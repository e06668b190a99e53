import Model
import Presentation
import TerminalCore

/// Where the rows of the settings stand: group by group, with a row of air between two groups where all have room.
struct SettingsTable {
    /// A row in sight.
    struct Line {
        /// Its place among all rows.
        let index: Int
        let row: Setting
        /// The name of its group, beside the first row of it in sight.
        let group: SettingsGroup?
        let y: Int
    }

    /// Columns of the groups' names; 0 where there is no room for them.
    let groupColumns: Int
    let lines: [Line]
    let area: Rect

    /// Columns from which on the groups are named beside the rows.
    private static let leastColumns = 50

    /// The rows that they take at their loosest.
    static func rows(_ settings: Settings) -> Int {
        Setting.all(settings).count + SettingsGroup.allCases.count - 1
    }

    /// Lays rows out in an area.
    init(_ settings: Settings, _ window: ListViewport, in area: Rect) {
        self.area = area
        let titles = SettingsGroup.allCases.map(\.title.columns).max() ?? 0
        groupColumns = area.size.width >= Self.leastColumns ? titles + 3 : 0
        let isLoose = Self.rows(settings) <= area.size.height
        let all = SettingsGroup.allCases.flatMap { group in group.rows(settings).map { (group, $0) } }
        let shown = window.rows(of: all.count, height: area.size.height)
        var lines: [Line] = []
        var y = area.top
        for index in shown {
            let (group, row) = all[index]
            let isFirst = index == shown.lowerBound || all[index - 1].0 != group
            if isLoose && isFirst && index > shown.lowerBound { y += 1 }
            lines.append(Line(index: index, row: row, group: isFirst ? group : nil, y: y))
            y += 1
        }
        self.lines = lines
    }

    /// Where a row stands, from its name to its value.
    func place(of line: Line) -> Rect {
        Rect(
            x: area.left + groupColumns, y: line.y, width: area.size.width - groupColumns, height: 1)
    }
}
