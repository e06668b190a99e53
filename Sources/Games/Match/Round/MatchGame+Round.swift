package import GameRules
import Localization
package import Model

extension GameDefinition {
    static let match = GameDefinition(
        MatchGame.self, tr("Match"), summary: tr("Quick: does the word name the ink?"),
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

extension MatchGame: RoundRules {
    package static func judgement(of outcome: Outcome) -> Judgement? {
        switch outcome {
        case .cards: .turn
        case .right(let tally): tally.raisedMultiplier ? .done : .step
        case .wrong: .mistake
        // Time is up: sounds like a completed level.
        case .over: .done
        case .stopped: nil
        }
    }

    package static var pausesOnFocusLoss: Bool { true }
}

extension MatchGame {
    /// What there is to tell of a game that has ended: points, counts, and how much a word of another colour held up
    /// the answers.
    package var summary: [SafeText] {
        let (points, levelBonus, multiplier, total) = (
            tally.points, MatchScore.levelBonus, tally.multiplier, tally.total
        )
        let sum: SafeText = tr(
            points, one: "\(points) point + \(levelBonus) x \(multiplier) = \(total)",
            other: "\(points) points + \(levelBonus) x \(multiplier) = \(total)")
        // A game that is given up has points, but no bonus.
        let lines = (phase == .stopped ? [] : [sum]) + [tally.counts]
        var figures = MatchFigures()
        figures.add(trials)
        guard let congruent = figures.congruent.median, let incongruent = figures.incongruent.median,
            let interference = figures.interference
        else { return lines }
        return lines + [
            tr("Own ink: \(congruent.inMilliseconds) ms"), tr("Other ink: \(incongruent.inMilliseconds) ms"),
            tr("Stroop effect: \(interference.signedMilliseconds) ms"),
        ]
    }
}

extension MatchScore {
    /// How many answers were right, and how many wrong.
    package var counts: SafeText { tr("\(right) right, \(wrong) wrong") }
}

extension Duration {
    /// Whole milliseconds, the nearest.
    package var inMilliseconds: Int { Int((self / .milliseconds(1)).rounded()) }

    /// The same with its sign: `+12`, `-5`, `0`.
    package var signedMilliseconds: String { inMilliseconds > 0 ? "+\(inMilliseconds)" : "\(inMilliseconds)" }
}

/// What is chosen before a game of Match; nothing is at first.
package struct MatchSetup: Hashable, Sendable {
    package enum Missing: Hashable, Sendable {
        case name, length, nameAndLength

        package var sentence: SafeText {
            switch self {
            case .name: tr("Please enter a name first.")
            case .length: tr("Please choose 30, 60 or 90 seconds first.")
            case .nameAndLength: tr("Please enter a name and choose 30, 60 or 90 seconds first.")
            }
        }
    }

    package var name: PlayerName?
    package var length: MatchLength?

    package init(name: PlayerName? = nil, length: MatchLength? = nil) {
        self.name = name
        self.length = length
    }

    package var missing: Missing? {
        switch (name, length) {
        case (nil, nil): .nameAndLength
        case (nil, _): .name
        case (_, nil): .length
        default: nil
        }
    }
}
