import Localization
import Model
import Presentation
import TerminalCore

struct StatisticsPage: Sendable {
    /// A plot fills the available room, a table is as large as needed.
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

    static func all(_ kind: GameKind) -> [StatisticsPage] {
        [
            StatisticsPage(
                kind.isTimed ? tr("Times of your games") : tr("Scores over time"), isPlot: true
            ) { $0.drawTrend(on: &$1, in: $2) }
        ] + kind.face.statistics
    }

    func title(in columns: Int) -> SafeText {
        let titles = titles()
        return titles[0].columns > columns ? titles[1] : titles[0]
    }
}
