package import GameRules
import Localization
package import Model

/// A result to paste where people talk: the game, the day, the score, and how the rounds went.
package struct ResultText: Hashable, Sendable {
    /// What there is to read, line by line; none of them tells what was to be remembered.
    package let lines: [String]

    /// Squares in a row; a narrow window would break longer rows.
    static let squaresInRow = 10

    /// Describes a game that has ended.
    /// - Parameter code: what the game can be watched and verified by, to stand beneath.
    package init(_ game: RecordedGame, leaderboard: LeaderboardID, day: UTCDay, code: String? = nil) {
        // A daily game has its day in its title.
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

    /// Describes a game that has just ended, as it is told of by its record later.
    package init(_ finished: FinishedGame) {
        self.init(finished.record, leaderboard: finished.board, day: UTCDay(finished.date))
    }

    /// All of it, as it is pasted.
    package var text: String { lines.joined(separator: "\n") }
}
