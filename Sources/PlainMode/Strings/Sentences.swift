import GameRules
import Model
import Presentation
import Localization

/// The words that can be typed, and the sentences that several places of plain mode use.
enum Sentences {
    // MARK: - Words that can be typed, in lower case without accents

    static var quitWords: [String] { ["quit", "q", tr("quit")].map(\.folded) }
    static var stopWords: [String] { ["stop", tr("stop"), tr("stop", context: "typed")].map(\.folded) }
    static var leaderboardWords: [String] { ["leaderboard", "l", "scores", tr("scores", context: "typed")] }
    static var pauseWords: [String] { ["pause", tr("pause")].map(\.folded) }
    static var resumeWords: [String] { ["next", "go", "resume", tr("next")].map(\.folded) }
    static var cardsWords: [String] { ["cards", "c", tr("cards", context: "typed")].map(\.folded) }

    /// Precedes a name.
    static var nameWords: [String] { ["name", tr("name")].map(\.folded) }

    /// Yes, no, or neither; they are the first and the second item of a list, too.
    static func answer(_ word: String) -> Bool? {
        switch word {
        case "1": true
        case "2": false
        default: YesOrNo.answer(word)
        }
    }

    // MARK: - Menus

    static var menu: String { tr("Simon Says. Type a number or a word; ? lists the choices.") }
    static func rule(of variant: SimonVariant) -> String { ended(variant.rule.string) }
    /// Adds a full stop, at which a screen reader pauses.
    static func ended(_ sentence: String) -> String {
        sentence.last.map { ".?!".contains($0) } == true ? sentence : tr("\(sentence).")
    }
    static var leaderboard: String { tr("Leaderboard") }
    static var statistics: String { tr("Statistics") }
    static var settings: String { tr("Settings") }
    static var help: String { tr("Help") }
    static func choice(_ name: String, _ value: String) -> String { tr("\(name): \(value)") }
    static func notAChoice(_ typed: String) -> String {
        tr("\"\(cited(typed))\" isn't an option here; ? lists the choices.")
    }
    static func notAChoiceEither(_ typed: String) -> String { tr("\"\(typed)\" isn't an option here.") }
    static func notAValue(_ typed: String, of values: [String]) -> String {
        guard !values.isEmpty else { return tr("\"\(cited(typed))\" can't be used here.") }
        return tr("\"\(cited(typed))\" isn't an option; choose from: \(values.joined(separator: ", ")).")
    }
    /// An answer as a sentence repeats it: nobody listens to 4,096 characters.
    static func cited(_ typed: String) -> String { typed.count > 60 ? typed.prefix(60) + "…" : typed }
    static var listChoices: String { tr("Enter goes back; ? lists the choices.") }
    static var listChoicesBriefly: String { tr("Enter: back") }

    // MARK: - Around a game

    static func chosenSeed(_ seed: UInt64) -> String { tr("Seed \(seed): not ranked.") }
    static func daily(_ day: UTCDay) -> String {
        tr("Today's game (\(Language.chosen.dayOfYear(day.description[...]))).")
    }
    static var paused: String {
        tr(
            "Paused. Enter resumes; type \"stop\" to give up, \"sound\" or \"haptics\" to switch it, \"quit\" to leave."
        )
    }
    static var stopped: String { tr("Given up.") }

    // MARK: - What several games say

    static var yourTurn: String { tr("Your turn.") }
    static func score(_ score: Int) -> String { tr("Score \(Language.chosen.grouped(score)).") }
    static func rightScore(_ score: Int) -> String { tr("Right. Score \(Language.chosen.grouped(score)).") }
    static func more(_ left: Int) -> String { tr(left, one: "One more.", other: "\(left) more.") }
    static func rightMore(_ left: Int) -> String {
        tr(left, one: "Right so far; one to go.", other: "Right so far; \(left) to go.")
    }
    static func pressedWrong(_ pressed: String, was right: String) -> String {
        tr("Wrong. You pressed \(pressed); it was \(right).")
    }
    static func sequence(_ parts: [String]) -> String {
        tr("The sequence: \(parts.joined(separator: ", ")).")
    }
}
