internal import Model

/// The words of the help page.
enum HelpText {
    /// One line of it.
    enum Line {
        case heading(SafeText)
        case text(SafeText)
        case key(SafeText, SafeText)
    }

    /// From top to bottom.
    static let lines: [Line] = [
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
        .text(""),
        .heading("Everywhere else"),
        .key("Enter, Space", "start; change a setting"),
        .key("arrows, Tab", "move the focus"),
        .key("l  s  ?", "leaderboard, settings, this page"),
        .key("Esc", "pause a round; go back"),
        .key("q", "quit; go back"),
        .key("Ctrl+C", "leave at once"),
    ]
}
