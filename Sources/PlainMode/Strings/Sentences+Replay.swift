import GameRules
import Model
import Presentation
import Localization

extension Sentences {
    static func replay(_ game: RecordedGame) -> String {
        let title = game.options.leaderboard.title
        return tr(
            "A game that was played: \(title), \(game.options.leaderboard.formatted(score: game.score)).")
    }
    static var replayHint: String {
        tr("Enter tells what came next, all the rest of it; ? lists the choices.")
    }
    static var replayNext: String { tr("What came next") }
    static var replayAll: String { tr("All the rest") }
    static var replayAgain: String { tr("Again from the start") }

    /// What was answered, and by whom where players take turns.
    static func answer(_ parts: [String], by who: String?) -> String {
        let parts = parts.joined(separator: ", ")
        return who.map { tr("\($0): \(parts).") } ?? tr("The answer: \(parts).")
    }
    static func wrongAnswer(_ pressed: String, was right: String) -> String {
        tr("Wrong: \(pressed), it was \(right).")
    }
    static func nothingMore(_ right: String) -> String { tr("Nothing more was pressed; it was \(right).") }
    static func addedPad(_ pad: String, by who: String?) -> String {
        who.map { tr("\($0) adds \(pad).") } ?? tr("Added: \(pad).")
    }
    static var levelIsWon: String { tr("The level is won.") }
    static var brokenOff: String { tr("Broken off.") }
    static func nextLength(_ length: Int) -> String { tr("The next has \(length) squares.") }

    static var replayEntry: String { tr("Tell a game again, such as replay 2") }
    static var howToReplay: String { tr("Type replay and the number of an entry, such as replay 2.") }
}
