package import GameRules
import Localization
package import Model

/// A result to paste into a chat: the game, the day, the score, and how the rounds went.
package struct ResultText: Hashable, Sendable {
    /// None of them reveals the sequence or the cards.
    package let lines: [String]

    /// Squares in a row; a narrow window would break longer rows.
    static let squaresInRow = 10

    /// - Parameter code: the share code, shown below.
    package init(_ game: RecordedGame, leaderboard: LeaderboardID, day: UTCDay, code: String? = nil) {
        let title =
            leaderboard.title.string
            + (leaderboard.day == nil ? ", " + Language.chosen.date(day.description[...]) : "")
        let marks = game.roundMarks
        let rows = stride(from: 0, to: marks.count, by: Self.squaresInRow).map { start in
            marks[start..<min(start + Self.squaresInRow, marks.count)].map(\.sign).joined()
        }
        lines =
            [title, tr("Score \(leaderboard.formatted(score: game.score))")] + rows
            + (code.map { [$0] } ?? [])
    }

    package init(_ finished: FinishedGame) {
        self.init(finished.record, leaderboard: finished.board, day: UTCDay(finished.date))
    }

    package var text: String { lines.joined(separator: "\n") }
}
