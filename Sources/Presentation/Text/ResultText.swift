package import GameRules
import Localization
package import Model

/// A result to paste into a chat: the game, the day, the score, and how the rounds went.
package struct ResultText: Hashable, Sendable {
    /// None of them reveals the sequence or the cards.
    package let lines: [String]

    /// Squares in a row; a narrow window would break longer rows.
    static let squaresInRow = 10

    /// - Parameters:
    ///   - best: the player's on that leaderboard.
    ///   - code: the share code, shown below.
    package init(
        _ game: RecordedGame, leaderboard: LeaderboardID, day: UTCDay, best: Int?, code: String? = nil
    ) {
        let title = "\(leaderboard.game.title) \(leaderboard.formatted(score: game.score))"
        let standing = Self.standing(game.score, best: best, on: leaderboard).map { " (\($0))" }
        let variant =
            leaderboard.variantTitle
            + (leaderboard.day == nil ? ", " + Language.chosen.date(day.description[...]) : "")
        let marks = game.roundMarks
        let rows = stride(from: 0, to: marks.count, by: Self.squaresInRow).map { start in
            marks[start..<min(start + Self.squaresInRow, marks.count)].map(\.sign).joined()
        }
        lines = [title + (standing ?? ""), variant] + rows + (code.map { [$0] } ?? [])
    }

    /// - Parameter name: whose game it is, where that is known.
    package init(_ finished: FinishedGame, by name: PlayerName?, among scores: [ScoreEntry]) {
        let best = Leaderboard.best(of: scores, on: finished.board, by: name)
        self.init(finished.record, leaderboard: finished.board, day: UTCDay(finished.date), best: best)
    }

    /// A score beside the player's best; nil where there is none.
    package static func standing(_ score: Int, best: Int?, on leaderboard: LeaderboardID) -> String? {
        best.map { $0 == score ? tr("my best") : tr("my best \(leaderboard.formatted(score: $0))") }
    }

    package var text: String { lines.joined(separator: "\n") }
}

/// How a round of a game went, shown without giving away what was to be remembered.
package enum RoundMark: Hashable, Sendable {
    /// Right, and without a long thought or another try.
    case atOnce
    /// Right in the end.
    case slow
    case mistake

    /// The coloured square that stands for it where results are pasted.
    package var sign: String {
        switch self {
        case .atOnce: "🟩"
        case .slow: "🟨"
        case .mistake: "🟥"
        }
    }
}

extension RecordedGame {
    /// How the rounds went, first to last: the sequences of Simon and Squares, the pairs of cards, the answers of
    /// Match. A round that was given up is left out.
    package var roundMarks: [RoundMark] { options.kind.definition.marks(self) }
}

/// Marks the rounds of a game as its outcomes are counted.
struct RoundTally {
    private var marks: [RoundMark] = []
    private var now = Duration.zero
    /// When the player had to do something last.
    private var since = Duration.zero
    private var isSlow = false

    /// A pause of this length makes a round slow.
    private static let longThought = Duration.seconds(2)

    static func marks<Played: RoundRules>(
        of replay: Replay<Played>, _ count: (Played.Outcome, Played.Options, inout RoundTally) -> Void
    ) -> [RoundMark] {
        var (replay, tally) = (replay, RoundTally())
        while let step = replay.next() {
            tally.now = step.time
            for outcome in step.outcomes { count(outcome, replay.game.options, &tally) }
        }
        return tally.marks
    }

    mutating func count(_ judgement: Judgement?) {
        switch judgement {
        case .turn: begin()
        case .step: act()
        case .done, .won:
            act()
            end()
        case .mistake: end(isRight: false)
        case .quiet, nil: break
        }
    }

    private mutating func begin() { (since, isSlow) = (now, false) }

    /// Counts a step of the player, and whether it came at once.
    mutating func act() {
        isSlow = isSlow || now - since > Self.longThought
        since = now
    }

    mutating func tryAgain() { isSlow = true }

    mutating func end(isRight: Bool = true) {
        marks.append(isRight ? isSlow ? .slow : .atOnce : .mistake)
        begin()
    }
}
