import Localization
import Model
import Presentation
import TerminalCore

/// What can be looked at of a game's statistics.
struct StatisticsPage: Sendable {
    /// A plot is as large as there is room for, a table as large as it needs.
    let isPlot: Bool
    let draw: @Sendable (StatisticsPlots, inout Canvas, Rect) -> Void
    private let titles: @Sendable () -> [SafeText]

    /// - Parameter short: the title where there is little room.
    init(
        _ title: @autoclosure @escaping @Sendable () -> SafeText,
        short: @autoclosure @escaping @Sendable () -> SafeText? = nil, isPlot: Bool = false,
        draw: @escaping @Sendable (StatisticsPlots, inout Canvas, Rect) -> Void
    ) {
        titles = { [title(), short() ?? title()] }
        (self.isPlot, self.draw) = (isPlot, draw)
    }

    /// Those of a game, one after the other.
    static func all(_ kind: GameKind) -> [StatisticsPage] {
        [
            StatisticsPage(
                kind.isTimed ? tr("Times of your games") : tr("Scores over time"), isPlot: true
            ) { $0.drawTrend(on: &$1, in: $2) }
        ] + kind.face.statistics
    }

    /// What is over it in so many columns.
    func title(in columns: Int) -> SafeText {
        let titles = titles()
        return titles[0].columns > columns ? titles[1] : titles[0]
    }
}
