package import GameRules
package import Model
import Localization

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
