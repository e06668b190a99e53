import GameRules
import Localization
import Model

extension GameDefinition {
    static let squares = GameDefinition(
        SquaresGame.self, tr("Squares"), summary: tr("Repeat the squares that light up"),
        variant: { options in
            ["\(options.grid.side)x\(options.grid.side)"]
                + (options.grows ? [] : [tr("length \(options.length)")]) + options.speed.words
        },
        save: { $0.save(in: &$1) },
        statistics: { figures in
            .init(
                figures: [.init(.init("longest", figures.longest))],
                details: figures.lengths.sorted { $0.key < $1.key }.map { detail(of: $0.key, $0.value) })
        })

    private static func detail(
        of length: Int, _ figures: SquaresFigures.LengthFigures
    ) -> StatisticsRows.Detail {
        let count = figures.successes + figures.failures
        return StatisticsRows.Detail(
            numbers: [
                .init("length-\(length)-accuracy", figures.accuracy), .init("length-\(length)-rounds", count),
            ], title: tr("length \(length)"), share: figures.accuracy, count: count)
    }
}
