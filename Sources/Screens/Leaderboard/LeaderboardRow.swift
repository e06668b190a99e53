import GameRules
import FoundationEssentials
import Model
import Localization
import Presentation

/// One row: the texts of each column from the longest to the shortest.
struct LeaderboardRow {
    let rank: SafeText
    let name: SafeText
    let scores: [SafeText]
    let marks: SafeText
    let dates: [SafeText]
    /// Of the bar, beside that of the best, 0 to 1.
    let share: Double

    static var heading: LeaderboardRow {
        let (score, date): (SafeText, SafeText) = (tr("Score"), tr("Date"))
        return LeaderboardRow(
            rank: tr("Rank"), name: tr("Name"), scores: [score, score], marks: "", dates: [date, date],
            share: 0)
    }
}

extension LeaderboardRow {
    /// The newest is marked by more than its colour, and a chosen seed has no rank.
    /// - Parameters:
    ///   - place: from 1.
    ///   - best: the first entry of the leaderboard, with the longest bar.
    init(
        _ entry: ScoreEntry, place: Int, isNewest: Bool, marks: [ScoreMark], best: ScoreEntry?,
        _ days: RecentDays
    ) {
        let rank: SafeText = entry.seed == nil ? "\(place)" : "-"
        let seed: SafeText = entry.seed.map { "  " + tr("seed \($0)") } ?? ""
        let whole = entry.leaderboard.formatted(score: entry.score)
        let brief = WordsResult(score: entry.score, of: entry.game)?.time
        self.init(
            rank: isNewest ? "* " + rank : rank, name: entry.name.shown + seed,
            scores: [whole, brief ?? whole], marks: marks.reduce("") { $0 + $1.sign },
            dates: [true, false].map { days.words(entry.date, withTime: $0) },
            share: best.map { entry.share(of: $0) } ?? 0)
    }
}

extension ScoreEntry {
    /// 0 to 1; inverted where less time is better.
    fileprivate func share(of best: ScoreEntry) -> Double {
        guard let mine = game.options.value(of: score), let top = game.options.value(of: best.score) else {
            return 0
        }
        return game.isTimed ? Self.quotient(top, mine) : Self.quotient(mine, top)
    }

    private static func quotient(_ part: Double, _ whole: Double) -> Double {
        whole > 0 ? min(1, max(0, part / whole)) : 0
    }
}

extension WordsResult {
    /// `1:05`.
    fileprivate var time: SafeText { Duration.seconds(seconds).clock }
}
