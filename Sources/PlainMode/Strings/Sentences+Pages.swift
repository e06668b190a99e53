import Model
import Presentation
import Localization

extension Sentences {
    // MARK: - Settings

    static var settingsHint: String {
        tr(
            "A number goes to the next value, a number and a value to that one, such as volume 40; Enter goes back."
        )
    }

    static var howToSetAKey: String { tr("Type a pad and its new letter, such as red x.") }
    /// Why a letter cannot press a pad.
    static func conflict(_ typed: String, _ conflict: PadKeys.Conflict) -> String {
        switch conflict {
        case .taken(let pad): tr("\"\(typed)\" presses \(pad.word) already.")
        case .reserved: tr("\"\(typed)\" leads to another screen already.")
        case .notALetter: tr("A pad takes a single letter or sign.")
        }
    }

    // MARK: - Leaderboard

    static func board(_ name: LeaderboardID) -> String { tr("Leaderboard of \(name.title).") }
    static var nobodyYet: String { tr("Nobody has played yet.") }
    static func entry(rank: Int, name: String, score: SafeText, date: SafeText, seed: UInt64?) -> String {
        guard let seed else { return tr("\(rank) \(name), \(score), \(date)") }
        return tr("\(rank) \(name), \(score), \(date), seed \(seed), not ranked")
    }
    static var listAgain: String { tr("List again") }
    static var nextBoard: String { tr("Next leaderboard") }
    static var addEntry: String { tr("Add an entry, such as add Ada 12") }
    static var renameEntry: String { tr("Rename an entry, such as rename 2 Ada") }
    static var deleteEntry: String { tr("Delete an entry, such as delete 2") }
    static var undoChange: String { tr("Undo") }
    static var howToAdd: String { tr("Type add, a name and a score, such as add Ada 12.") }
    static var howToRename: String {
        tr("Type rename, the number of an entry and a name, such as rename 2 Ada.")
    }
    static var howToDelete: String { tr("Type delete and the number of an entry, such as delete 2.") }
    static func deleteQuestion(_ name: String, _ score: SafeText) -> String {
        tr("Delete \(name) with \(score)? Yes or no.")
    }
    static var nothingDeleted: String { tr("Nothing was deleted.") }
    static func added(_ name: String) -> String { tr("Added \(name).") }
    static func renamed(_ name: String) -> String { tr("Renamed to \(name).") }
    static func deleted(_ name: String) -> String { tr("Deleted \(name); undo brings it back.") }
    static var undone: String { tr("Undone.") }
    static var nothingToUndo: String { tr("Nothing to undo.") }

    // MARK: - Statistics

    static func noGamesYet(_ game: String) -> String { tr("\(game): nothing has been played yet.") }
    static func gamesPlayed(_ game: String, _ count: Int) -> String {
        tr(count, one: "\(game): one game.", other: "\(game): \(count) games.")
    }
    static func meanOfTen(_ mean: String) -> String { tr("Mean of the last ten: \(mean).") }
    static func minutesPlayed(_ minutes: Int) -> String {
        tr(minutes, one: "Played for one minute.", other: "Played for \(minutes) minutes.")
    }
    static func span(_ span: String) -> String { tr("Span: \(span).") }
    static func lengthAccuracy(_ length: Int, percent: Int) -> String {
        tr("Length \(length): \(percent) percent right.")
    }
    static func padAccuracy(_ pad: String, percent: Int, of count: Int) -> String {
        tr("The pad \(pad): \(percent) percent of \(count) right.")
    }
    static func confusion(_ pressed: String, for right: String, _ count: Int) -> String {
        tr(
            count, one: "Pressed \(pressed) for \(right): once.",
            other: "Pressed \(pressed) for \(right): \(count) times.")
    }
    static func sameInk(_ milliseconds: Int) -> String {
        tr("When word and ink agree: \(milliseconds) milliseconds.")
    }
    static func otherInk(_ milliseconds: Int) -> String {
        tr("When word and ink differ: \(milliseconds) milliseconds.")
    }
    static func interference(_ milliseconds: Int) -> String {
        tr("The difference, the Stroop effect: \(milliseconds) milliseconds.")
    }

    // MARK: - Help

    /// How a game is played.
    static func rules(of kind: GameKind) -> [String] {
        switch kind {
        case .simon:
            [
                tr("Simon plays a sequence of pads: red is do, yellow re, green mi, blue fa."),
                tr("Repeat it in a line, such as red blue, r b or 1 4. Each round it grows by one pad."),
                tr("One wrong pad ends the game."),
            ]
        case .squares:
            [
                tr("Squares of a grid are shown one after the other, told by row and column."),
                tr("Repeat them in a line, such as 2 3 4 1 for two squares. One wrong square ends the game."),
            ]
        case .pairs:
            [
                tr("Cards lie face down, each twice. Type two numbers to turn two; two that are alike go."),
                tr(
                    "A pair earns a point and the seconds that are left of its two cards, of ten seconds each."
                ),
            ]
        case .words:
            [
                tr("Eight words in two languages lie on two cards each; first all are told."),
                tr(
                    "Type two numbers to turn two that mean the same. Fewer seconds rank higher, then fewer moves."
                ),
            ]
        case .match:
            [
                matchRule,
                tr(
                    "A right answer earns 50 times the multiplier; four right ones raise it, a wrong one lowers it."
                ),
            ]
        }
    }

    /// What can be typed everywhere.
    static var everywhere: [String] {
        [
            tr(
                "? lists what can be typed; a number or a word chooses; Enter starts or goes on; 0 goes back."
            ),
            tr("In a game pause lets it stand still and stop gives it up; quit leaves, and so does Ctrl+C."),
            tr("The settings have how much is told: brief, normal or full."),
        ]
    }
}
