package import GameRules
package import Model
import Localization

/// What there is to tell of a game of Match that has ended.
package struct MatchSummary: Hashable, Sendable {
    private let tally: MatchScore
    private let figures: MatchFigures
    private let isGivenUp: Bool

    package init(_ game: MatchGame) {
        tally = game.tally
        isGivenUp = game.phase == .stopped
        var figures = MatchFigures()
        figures.count(game.trials)
        self.figures = figures
    }

    private var sum: SafeText {
        let (points, bonus) = (tally.points, MatchScore.levelBonus)
        return tr(
            points, one: "\(points) point + \(bonus) x \(tally.multiplier) = \(tally.total)",
            other: "\(points) points + \(bonus) x \(tally.multiplier) = \(tally.total)")
    }

    /// Points, counts, and how much a word of another colour held up the answers.
    package var lines: [SafeText] {
        // Who gives up has points, and no bonus.
        var lines = isGivenUp ? [] : [sum]
        lines.append(tally.counts)
        guard let agree = figures.congruent.median, let differ = figures.incongruent.median,
            let effect = figures.interference
        else { return lines }
        lines.append(tr("Own ink: \(agree.inMilliseconds) ms"))
        lines.append(tr("Other ink: \(differ.inMilliseconds) ms"))
        lines.append(tr("Stroop effect: \(effect.signedMilliseconds) ms"))
        return lines
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
