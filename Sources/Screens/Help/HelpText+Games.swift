internal import Model

extension HelpText {
    /// How Simon is played.
    static let simon: [Line] = [
        .heading("How to play"),
        .text("Simon shows a sequence of pads."),
        .text("Repeat it in the same order."),
        .text("Each round it grows by one pad."),
        .text("One wrong pad ends the game."),
        .text(""),
        .heading("The pads"),
        .key("r or 1", "red, do"),
        .key("y or 2", "yellow, re"),
        .key("g or 3", "green, mi"),
        .key("b or 4", "blue, fa"),
        .key("mouse", "click a pad"),
        .key("arrows, Enter", "choose and press a pad in a round"),
        .key("a  o", "the last sequence again, the longest ever"),
        .key("s", "variants, levels, players, tuning"),
    ]

    /// How Squares is played.
    static let squares: [Line] = [
        .heading("How to play"),
        .text("Squares light up one after the other."),
        .text("Press them in the same order."),
        .text("A whole sequence is a round; the next is longer."),
        .text("One wrong square ends the game."),
        .text("The score is the longest sequence."),
        .text(""),
        .heading("Before a round"),
        .key("+ and -", "a longer or shorter sequence, 4 to 16"),
        .key("arrows, Enter", "choose grid, length, growth"),
        .text(""),
        .heading("The squares"),
        .key("1 2 3 4", "the first row of the grid"),
        .key("q w e r", "the second row"),
        .key("a s d f", "the third row"),
        .key("z x c v", "the fourth row"),
        .key("5 t g b", "the fifth column"),
        .key("6 7 8 9 0", "the fifth row"),
        .key("mouse", "click a square"),
        .key("arrows, Enter", "choose and press a square"),
        .key("Backspace", "break off what is shown"),
    ]

    /// How Match is played.
    static let match: [Line] = [
        .heading("How to play"),
        .text("Two cards show the words of colours."),
        .text("Does the left word mean the colour"),
        .text("of the ink of the right one?"),
        .text("What the right word says does not count."),
        .text(""),
        .heading("Points"),
        .text("A right answer earns 50 times the multiplier."),
        .text("Four right ones raise it, up to x10."),
        .text("A wrong one lowers it and clears the dots."),
        .text("In the end each level adds 250."),
        .text(""),
        .heading("The answers"),
        .key("y or Left", "yes"),
        .key("n or Right", "no"),
        .key("mouse", "click Yes or No"),
        .text(""),
        .heading("Before a game"),
        .key("arrows, Enter", "name and length: 30, 60 or 90 s"),
    ]
}
