import Model
import TerminalCore

/// The columns of a leaderboard, as many as fit: first the bars are dropped, then the time of day, then the
/// date, and last what a score of Words has beside its time.
struct LeaderboardTable {
    /// What is omitted, in order.
    private enum Fit: CaseIterable {
        case whole, withoutBars, withoutTimes, withoutDates, brief

        func score(of row: LeaderboardRow) -> SafeText { row.scores[self == .brief ? 1 : 0] }

        func date(of row: LeaderboardRow) -> SafeText {
            switch self {
            case .whole, .withoutBars: row.dates[0]
            case .withoutTimes: row.dates[1]
            case .withoutDates, .brief: ""
            }
        }
    }

    private let area: Rect
    private let fit: Fit
    private let rankColumns: Int
    private let nameColumns: Int
    private let barColumns: Int
    private let scoreColumns: Int
    private let markColumns: Int
    private let dateColumns: Int

    private static let gap = 2
    private static let bars = 8...24

    /// The heading is among the rows.
    init(_ rows: [LeaderboardRow], in area: Rect) {
        func most(_ words: (LeaderboardRow) -> SafeText) -> Int { rows.map { words($0).columns }.max() ?? 0 }
        self.area = area
        (rankColumns, markColumns) = (most(\.rank), most(\.signs))
        let (fixed, name) = (2 + rankColumns + markColumns + 2 * Self.gap, most(\.name))
        func widths(_ fit: Fit) -> (score: Int, date: Int, room: Int) {
            let (score, date) = (most { fit.score(of: $0) }, most { fit.date(of: $0) })
            return (score, date, area.size.width - fixed - score - (date > 0 ? Self.gap + date : 0))
        }
        fit =
            Fit.allCases.first {
                widths($0).room >= name + ($0 == .whole ? Self.gap + Self.bars.lowerBound : 0)
            } ?? .brief
        let room: Int
        (scoreColumns, dateColumns, room) = widths(fit)
        barColumns = fit == .whole ? min(Self.bars.upperBound, room - name - Self.gap) : 0
        nameColumns = barColumns > 0 ? room - barColumns - Self.gap : room
    }

    var nameLeft: Int { area.left + 1 + rankColumns + Self.gap }

    /// - Parameters:
    ///   - style: of the whole row.
    ///   - medal: of rank, bar and score, where it has one.
    ///   - bar: of other bars.
    func draw(
        _ row: LeaderboardRow, at y: Int, on canvas: inout Canvas, _ style: Style, medal: Style? = nil,
        bar: Style, _ display: DisplayStyle
    ) {
        canvas.fill(area.row(y), with: Cell(" ", style))
        canvas.writeRight(row.rank, endingAt: nameLeft - Self.gap, row: y, medal ?? style)
        canvas.write(row.name.shortened(to: nameColumns), at: Point(x: nameLeft, y: y), style)
        var x = nameLeft + nameColumns + Self.gap
        if barColumns > 0 {
            Bar(share: row.share, columns: barColumns)
                .draw(on: &canvas, at: Point(x: x, y: y), medal ?? bar, display)
            x += barColumns + Self.gap
        }
        x += scoreColumns
        canvas.writeRight(fit.score(of: row), endingAt: x, row: y, medal ?? style)
        canvas.write(row.signs, at: Point(x: x, y: y), style)
        canvas.write(fit.date(of: row), at: Point(x: x + markColumns + Self.gap, y: y), style)
    }
}
