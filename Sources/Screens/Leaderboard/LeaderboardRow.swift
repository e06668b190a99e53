import FoundationEssentials
import GameRules
import Model
import Localization
import Presentation

/// The words of one row.
struct LeaderboardRow {
    let rank: SafeText
    let name: SafeText
    let score: SafeText
    let date: SafeText

    /// The words over the columns.
    static var heading: LeaderboardRow {
        LeaderboardRow(rank: tr("Rank"), name: tr("Name"), score: tr("Score"), date: tr("Date"))
    }

    private init(rank: SafeText, name: SafeText, score: SafeText, date: SafeText) {
        self.rank = rank
        self.name = name
        self.score = score
        self.date = date
    }

    /// The row of an entry at a place from 1; the newest is marked, also for those who do not see its
    /// colour, and a game of a chosen seed has no rank.
    init(_ entry: ScoreEntry, place: Int, isNewest: Bool, _ localTime: (Date) -> SafeText) {
        let rank: SafeText = entry.seed == nil ? "\(place)" : "-"
        let mark: SafeText = entry.seed.map { "  " + tr("seed \($0)") } ?? ""
        self.init(
            rank: isNewest ? "* " + rank : rank, name: entry.name.shown + mark,
            score: entry.leaderboard.formatted(score: entry.score), date: localTime(entry.date))
    }
}
