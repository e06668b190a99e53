import GameRules
import Localization
import Model

extension GameDefinition {
    static let match = GameDefinition(
        MatchGame.self, tr("Match"), summary: tr("Quick: is the word the ink's colour?"),
        variant: { ["\($0.length.rawValue) s"] }, save: { $1.matchLength = $0.length },
        mark: { outcome, _, tally in
            switch outcome {
            case .right: tally.count(.done)
            case .over: break
            case .cards, .wrong, .stopped: tally.count(MatchGame.judgement(of: outcome))
            }
        },
        statistics: { figures in
            .init(
                details: [
                    detail("same", tr("own ink"), figures.congruent),
                    detail("other", tr("other ink"), figures.incongruent),
                ],
                effect: .init(
                    .init("interference", milliseconds: figures.interference), tr("Stroop effect"),
                    figures.interference.map { "\($0.signedMilliseconds) ms" }))
        })

    private static func detail(
        _ key: String, _ title: String, _ figures: MatchFigures.Condition
    ) -> StatisticsRows.Detail {
        StatisticsRows.Detail(
            numbers: [
                .init("\(key)-right", figures.right), .init("\(key)-wrong", figures.wrong),
                .init("\(key)-median", milliseconds: figures.median),
            ], title: title, share: figures.accuracy, count: figures.right + figures.wrong,
            time: figures.median.map { "\($0.inMilliseconds) ms" })
    }
}
