import GameRules
import Model
import Presentation
import Localization

extension Sentences {
    // MARK: - Settings

    static var settingsHint: String {
        tr(
            "Type a number for its next value, or a name and a value, such as \"volume 40\"; Enter goes back."
        )
    }

    /// Why a letter cannot press a pad.
    static func conflict(_ typed: String, _ conflict: PadKeys.Conflict) -> String {
        switch conflict {
        case .taken(let pad): tr("\"\(typed)\" already presses \(pad.word).")
        case .reserved: tr("\"\(typed)\" already opens another screen.")
        case .notALetter: tr("Use one letter from a to z, or one symbol.")
        }
    }

    // MARK: - Leaderboard

    static func board(_ name: LeaderboardID) -> String { tr("Leaderboard: \(name.title).") }
    static func entry(rank: Int, name: String, score: SafeText, date: SafeText, seed: UInt64?) -> String {
        guard let seed else { return tr("\(rank) \(name), \(score), \(date)") }
        return tr("\(rank) \(name), \(score), \(date), seed \(seed), not ranked")
    }
    static func entry(_ entry: String, _ aid: PlayAid) -> String { tr("\(entry), \(aid.title)") }
    static func noScore(_ number: Int) -> String { tr("There is no score \(number) here.") }
    static func deleteQuestion(_ name: String, _ score: SafeText) -> String {
        tr("Delete the score of \(name), \(score)? Yes or no.")
    }
    static func undone(_ change: ScoreEdit) -> String {
        switch change {
        case .add(let entry): tr("Undone: the score of \(entry.name) is gone again.")
        case .delete(let entry): tr("Undone: the score of \(entry.name) is back.")
        case .edit(let entry, _): tr("Undone: the name is \(entry.name) again.")
        }
    }

    // MARK: - Help

    static func rules(of kind: GameKind, _ settings: Settings) -> [String] {
        switch kind {
        case .simon:
            SimonOptions(settings).howToPlay.map(\.string)
                + (settings.variant.hasColours
                    ? [tr("Red is do, yellow re, green mi, blue fa."), example(settings.padKeys)]
                    : [
                        tr("The pads are numbered: 1 and 2 above, 3 and 4 below. 1 is do, 2 re, 3 mi, 4 fa."),
                        tr("Type the numbers in a line, such as \"1 4\"."),
                    ])
        case .squares:
            [
                tr("Squares of a grid are named one by one, by row and column."),
                tr(
                    "Repeat them in a line, such as \"2 3 4 1\" for two squares. One wrong square ends the game."
                ),
                settings.squaresGrows
                    ? tr("Each round is longer. Your score is the longest sequence you repeat.")
                    : tr("All rounds are as long. Your score is the number of rounds you win."),
                tr("Before a game, type \"speed\" and slow, normal or fast; each has its own leaderboard."),
            ]
        case .pairs:
            [
                tr("Cards lie face down, two of each. Type two numbers to turn two over; a pair is removed."),
                tr(
                    "A pair earns one point, plus one for each of its cards with time left; each card has ten seconds face up."
                ),
            ]
        case .words:
            [
                tr("Eight words are on two cards each, one in each language; first you see them all."),
                tr(
                    "Type two numbers to turn over two that mean the same. Faster ranks higher; on a tie, fewer moves."
                ),
            ]
        case .match:
            [
                matchRule,
                tr(
                    "A right answer earns 50 points times the multiplier; four right ones raise it, a wrong one lowers it."
                ),
                tr("Between games, \"name\" and \"seconds\" change who plays, and for how long."),
            ]
        }
    }

    private static func example(_ keys: PadKeys) -> String {
        let letters: String = "\(keys[.red]) \(keys[.blue])"
        return tr("Type the pads in a line, such as \"red blue\", \"\(letters)\" or \"1 4\".")
    }

    /// What can be typed everywhere.
    static var everywhere: [String] {
        [
            tr(
                "Type ? for the choices, a number or a word to choose, Enter to start or go on, 0 to go back."
            ),
            tr(
                "During a game, type \"pause\" to pause, \"stop\" to give up, \"quit\" to leave; Ctrl+C leaves too."
            ),
            tr("The setting \"Verbosity\" says how much is told: brief, normal or full."),
        ]
    }
}
