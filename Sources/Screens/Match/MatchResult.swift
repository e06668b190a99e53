internal import GameRules
internal import Model
internal import Wording

/// What there is to tell of a game of Match that has ended.
struct MatchResult: Hashable, Sendable {
    private let tally: MatchTally
    private let figures: MatchFigures

    /// Sums a game up.
    init(_ game: MatchGame) {
        tally = game.tally
        var figures = MatchFigures()
        figures.count(game.trials)
        self.figures = figures
    }

    /// Points, counts, and how much a word of another colour held up the answers.
    var lines: [SafeText] {
        var lines: [SafeText] = [
            tr("\(tally.points) points + \(MatchTally.levelBonus) x \(tally.multiplier) = \(tally.total)"),
            tr("\(tally.right) right, \(tally.wrong) wrong"),
        ]
        guard let agree = figures.congruent.median, let differ = figures.incongruent.median,
            let effect = figures.interference
        else { return lines }
        lines.append(tr("Ink as the word: \(agree.inMilliseconds) ms (\(figures.congruent.count))"))
        lines.append(tr("Another ink:     \(differ.inMilliseconds) ms (\(figures.incongruent.count))"))
        let sign = effect < .zero ? "" : "+"
        lines.append(tr("Stroop effect:   \(sign)\(effect.inMilliseconds) ms"))
        return lines
    }
}

extension Duration {
    /// Whole milliseconds, the nearest.
    fileprivate var inMilliseconds: Int { Int((self / .milliseconds(1)).rounded()) }
}
