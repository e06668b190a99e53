import Model
import Presentation
import TerminalCore

/// The rows of the settings by group, with an empty row between groups where all have room.
struct SettingsTable {
    struct Line {
        /// Among all rows.
        let index: Int
        let row: Setting
        /// Only in the first visible row of the group.
        let group: SettingsGroup?
        let y: Int
    }

    /// 0 where there is no room for group names.
    let groupColumns: Int
    let lines: [Line]
    let area: Rect

    /// Least columns for group names beside the rows.
    private static let leastColumns = 50

    /// With all empty rows.
    static func rows(of settings: Int) -> Int { settings + SettingsGroup.allCases.count - 1 }

    init(_ settings: Settings, _ window: ListViewport, in area: Rect) {
        self.area = area
        let titles = SettingsGroup.allCases.map(\.title.columns).max() ?? 0
        groupColumns = area.size.width >= Self.leastColumns ? titles + 3 : 0
        let all = SettingsGroup.allCases.flatMap { group in group.rows(settings).map { (group, $0) } }
        let isLoose = Self.rows(of: all.count) <= area.size.height
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

    func place(of line: Line) -> Rect {
        Rect(
            x: area.left + groupColumns, y: line.y, width: area.size.width - groupColumns, height: 1)
    }
}
