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

    static func example(_ keys: PadKeys) -> String {
        let letters: String = "\(keys[.red]) \(keys[.blue])"
        return tr("Type the pads in a line, such as \"red blue\", \"\(letters)\" or \"1 4\".")
    }

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
