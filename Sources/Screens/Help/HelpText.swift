internal import Model

/// The words of the help page.
enum HelpText {
    /// One line of it.
    enum Line {
        case heading(SafeText)
        case text(SafeText)
        case key(SafeText, SafeText)
    }

    /// The page for someone who comes from a game, from top to bottom.
    static func lines(for game: GameKind) -> [Line] { ownLines(of: game) + everywhere }

    private static func ownLines(of game: GameKind) -> [Line] {
        switch game {
        case .simon: simon
        case .squares: squares
        case .pairs: pairs
        case .words: words
        case .match: match
        }
    }

    private static let everywhere: [Line] = [
        .text(""),
        .heading("Everywhere else"),
        .key("Enter, Space", "start; change a setting"),
        .key("arrows, Tab", "move the focus"),
        .key("m  l  t", "games, leaderboard, statistics"),
        .key("s  ?", "settings, this page"),
        .key("Esc", "pause a round; go back"),
        .key("q", "quit; go back"),
        .key("Ctrl+L", "draw the screen anew"),
        .key("Ctrl+C", "leave at once"),
    ]
}
