import Model
import Localization

extension HelpText {
    /// How Simon is played.
    static var simon: [Line] {
        [
            .heading(tr("How to play")),
            .text(tr("Simon shows a sequence of pads.")),
            .text(tr("Repeat it in the same order.")),
            .text(tr("Each round it grows by one pad.")),
            .text(tr("One wrong pad ends the game.")),
            .text(""),
            .heading(tr("The pads")),
            .key(tr("r or 1"), tr("red, do")),
            .key(tr("y or 2"), tr("yellow, re")),
            .key(tr("g or 3"), tr("green, mi")),
            .key(tr("b or 4"), tr("blue, fa")),
            .key(tr("mouse"), tr("click a pad")),
            .key(tr("arrows, Enter"), tr("choose and press a pad in a round")),
            .key("a  o", tr("the last sequence again, the longest ever")),
            .key("s", tr("variants, levels, players, tuning")),
        ]
    }

    /// How Squares is played.
    static var squares: [Line] {
        [
            .heading(tr("How to play")),
            .text(tr("Squares light up one after the other.")),
            .text(tr("Press them in the same order.")),
            .text(tr("A whole sequence is a round; the next is longer.")),
            .text(tr("One wrong square ends the game.")),
            .text(tr("The score is the longest sequence.")),
            .text(""),
            .heading(tr("Before a round")),
            .key(tr("+ and -"), tr("a longer or shorter sequence, 4 to 16")),
            .key(tr("arrows, Enter"), tr("choose grid, length, growth")),
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
            .key(tr("Backspace"), tr("break off what is shown")),
        ]
    }

    /// How Match is played.
    static var match: [Line] {
        [
            .heading(tr("How to play")),
            .text(tr("Two cards show the words of colours.")),
            .text(tr("Does the left word mean the colour\nof the ink of the right one?")),
            .text(tr("What the right word says does not count.")),
            .text(""),
            .heading(tr("Points")),
            .text(tr("A right answer earns 50 times the multiplier.")),
            .text(tr("Four right ones raise it, up to x10.")),
            .text(tr("A wrong one lowers it and clears the dots.")),
            .text(tr("In the end each level adds 250.")),
            .text(""),
            .heading(tr("The answers")),
            .key(tr("y or Left"), tr("yes")),
            .key(tr("n or Right"), tr("no")),
            .key(tr("mouse"), tr("click Yes or No")),
            .text(""),
            .heading(tr("Before a game")),
            .key("3  6  9", tr("30, 60 or 90 seconds")),
            .key(tr("arrows, Enter"), tr("name and length: 30, 60 or 90 s")),
        ]
    }
}
