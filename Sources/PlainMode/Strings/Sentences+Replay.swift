import GameRules
import Model
import Presentation
import Localization

extension Sentences {
    static func replay(_ game: RecordedGame) -> String {
        let title = game.options.leaderboard.title
        return tr(
            "Replay: \(title), \(game.options.leaderboard.formatted(score: game.score)).")
    }
    static var replayHint: String {
        tr("Enter tells what came next; type \"all\" for the rest; ? lists the choices.")
    }
    static var replayNext: String { tr("What came next") }
    static var replayAll: String { tr("The rest") }
    static var replayAgain: String { tr("Again from the start") }

    /// What was answered, and by whom where players take turns.
    static func answer(_ parts: [String], by who: String?) -> String {
        let parts = parts.joined(separator: ", ")
        return who.map { tr("\($0): \(parts).") } ?? tr("The answer: \(parts).")
    }
    static func wrongAnswer(_ pressed: String, was right: String) -> String {
        tr("Wrong: \(pressed); it was \(right).")
    }
    static func nothingMore(_ right: String) -> String { tr("Nothing more was pressed; \(right) came next.") }
    static func addedPad(_ pad: String, by who: String?) -> String {
        who.map { tr("\($0) adds \(pad).") } ?? tr("Added: \(pad).")
    }
    static var levelIsWon: String { tr("Level won.") }
    static var brokenOff: String { tr("Cancelled.") }
    static func nextLength(_ length: Int) -> String { tr("Next: \(length) squares.") }

    static var replayEntry: String { tr("Replay a game, such as \"replay 2\"") }
    static var howToReplay: String { tr("Type \"replay\" and a score's number, such as \"replay 2\".") }
}
