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
    let dates: [SafeText]
    var marks: [ScoreMark] = []
    /// The bar's length as a share of the best score's, 0 to 1.
    var share = 0.0
    var isNewest = false
    var isRanked = false

    static var heading: LeaderboardRow {
        let (score, date): (SafeText, SafeText) = (tr("Score"), tr("Date"))
        return LeaderboardRow(
            rank: tr("Rank"), name: tr("Name"), scores: [score, score], dates: [date, date])
    }

    var signs: SafeText { marks.reduce("") { $0 + $1.sign } }
}

extension LeaderboardRow {
    /// The newest is marked by more than its colour, and a known seed has no rank.
    /// - Parameters:
    ///   - rank: from 1.
    ///   - best: the first entry of the leaderboard, with the longest bar.
    init(
        _ entry: ScoreEntry, rank: Int, isNewest: Bool, _ evidence: ScoreEvidence, best: ScoreEntry?,
        _ days: RecentDays
    ) {
        let isRanked = entry.seed == nil
        let rankText: SafeText = isRanked ? "\(rank)" : "-"
        let seed: SafeText = entry.seedMark.map { "  " + $0 } ?? ""
        let brief = WordsResult(score: entry.score, of: entry.game)?.time
        self.init(
            rank: isNewest ? "* " + rankText : rankText, name: entry.name.shown + seed,
            scores: [entry.formattedScore, brief ?? entry.formattedScore],
            dates: [true, false].map { days.words(entry.date, withTime: $0) },
            marks: ScoreMark.all(of: entry, evidence), share: best.map { entry.share(of: $0) } ?? 0,
            isNewest: isNewest, isRanked: isRanked)
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

/// What makes a score hard to compare: a sign beside it, which a legend explains.
enum ScoreMark: Hashable, Sendable {
    /// Replaying the game does not earn it.
    case unearned
    case aid(PlayAid)

    static func all(of entry: ScoreEntry, _ evidence: ScoreEvidence) -> [ScoreMark] {
        (evidence.unearned.contains(entry.id) ? [.unearned] : []) + (entry.aid.map { [.aid($0)] } ?? [])
    }

    var sign: SafeText {
        switch self {
        case .unearned: "!"
        case .aid(.scanning): "~"
        case .aid(.lines): "="
        }
    }

    var meaning: SafeText {
        switch self {
        case .unearned: tr("not what its recording earns")
        case .aid(.scanning): tr("by scanning")
        case .aid(.lines): tr("in plain mode")
        }
    }

    static func legend(_ marks: Set<ScoreMark>) -> [SafeText] {
        let all: [ScoreMark] = [.unearned] + PlayAid.allCases.map { .aid($0) }
        return all.filter(marks.contains).map { $0.sign + " " + $0.meaning }
    }
}

/// Dates as people say them: today, yesterday, or the date.
struct RecentDays {
    private let today: Substring
    private let yesterday: Substring
    private let localTime: (Date) -> SafeText

    /// `2026-11-20`.
    private static let dateLength = 10

    /// In the player's time zone.
    init(at now: Date, _ localTime: @escaping (Date) -> SafeText) {
        self.localTime = localTime
        let words = localTime(now).string
        today = words.prefix(Self.dateLength)
        // About noon of the day before: a day may have an hour more or less.
        let time = words.dropFirst(Self.dateLength + 1).split(separator: ":").compactMap { Double($0) }
        let sinceMidnight = time.count == 2 ? time[0] * 3_600 + time[1] * 60 : 0
        yesterday = localTime(now.addingTimeInterval(-sinceMidnight - 43_200)).string
            .prefix(Self.dateLength)
    }

    func words(_ date: Date, withTime: Bool) -> SafeText {
        let words = localTime(date).string
        let (day, time) = (words.prefix(Self.dateLength), words.dropFirst(Self.dateLength))
        let name = day == today ? tr("today") : day == yesterday ? tr("yesterday") : String(day)
        return SafeText(withTime ? name + time : name)
    }
}
