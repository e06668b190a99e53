import GameRules
import Localization
import Model
import Presentation

extension HelpText {
    static func simon(_ settings: Settings) -> [Line] {
        let (variant, keys) = (settings.variant, settings.padKeys)
        let heading: SafeText = variant == .classic ? tr("How to play") : SafeText(variant.title)
        // Piece by piece, for the type checker of Swift 6.2.
        let rules: [Line] = SimonOptions(settings).howToPlay.map { .text($0.string) }
        let pads: [Line] = [
            .text(""),
            .heading(tr("The pads")),
            .key(tr("\(keys[.red]) or 1"), tr("red, do")),
            .key(tr("\(keys[.yellow]) or 2"), tr("yellow, re")),
            .key(tr("\(keys[.green]) or 3"), tr("green, mi")),
            .key(tr("\(keys[.blue]) or 4"), tr("blue, fa")),
            .key(tr("mouse"), tr("click a pad")),
            .key(tr("arrows, Enter"), tr("choose and press a pad during a round")),
            .key("v", tr("the next variant")),
            .key("a  o", tr("replay the last sequence, the longest")),
            .key("s", tr("levels, players, tuning")),
        ]
        return [.heading(heading)] + rules + pads
    }

    static func squares(_ settings: Settings) -> [Line] {
        let (next, score): (String, String) =
            settings.squaresGrows
            ? (
                tr("Repeat them all to win the round; the next is longer."),
                tr("Your score is the longest sequence you repeat.")
            )
            : (
                tr("Repeat them all to win the round; the next is as long."),
                tr("Your score is the number of rounds you win.")
            )
        return [
            .heading(tr("How to play")),
            .text(tr("Squares light up one after the other.")),
            .text(tr("Press them in the same order: each sounds as it did.")),
            .text(next),
            .text(tr("One wrong square ends the game.")),
            .text(score),
            .text(""),
            .heading(tr("Before a round")),
            .key(tr("+ and -"), tr("longer or shorter sequence, 4 to 16")),
            .key(tr("arrows, Enter"), tr("choose grid, length, speed, growth")),
            .key(tr("Up, Down"), tr("on the length: longer, shorter")),
            .text(""),
            .heading(tr("The squares")),
            .key("1 2 3 4", tr("the first row of the grid")),
            .key("q w e r", tr("the second row")),
            .key("a s d f", tr("the third row")),
            .key("z x c v", tr("the fourth row")),
            .key("5 t g b", tr("the fifth column")),
            .key("6 7 8 9 0", tr("the fifth row")),
            .key(tr("mouse"), tr("click a square")),
            .key(tr("arrows, Enter"), tr("choose and press a square")),
            .key(tr("Backspace"), tr("cancel the round")),
            .key("Tab", tr("at the end: show the sequence")),
        ]
    }

    static var match: [Line] {
        [
            .heading(tr("How to play")),
            .text(tr("Two cards show colour words.")),
            .text(tr("Does the word on the left name the colour\nof the ink on the right?")),
            .text(tr("What the word on the right says doesn't matter.")),
            .text(""),
            .heading(tr("Scoring")),
            .text(tr("A correct answer earns 50 points times the multiplier.")),
            .text(tr("Four correct answers, the dots, raise it, up to x10.")),
            .text(tr("A wrong one lowers it and clears the dots.")),
            .text(tr("At the end, 250 times the multiplier is added.")),
            .text(
                tr("The Stroop effect: how much longer a word takes\nin another ink than in its own.")),
            .text(""),
            .heading(tr("The answers")),
            .key(tr("y or Left"), tr("yes")),
            .key(tr("n or Right"), tr("no")),
            .key(tr("mouse"), tr("click Yes or No")),
            .text(""),
            .heading(tr("Before a game")),
            .key("3  6  9", tr("30, 60 or 90 seconds")),
            .key(tr("arrows, Enter"), tr("name and length: 30, 60 or 90 s")),
            .key("p", tr("after a game: another player or length")),
        ]
    }
}
