internal import Model
internal import Wording

/// The words of the help page.
enum HelpText {
    /// One line of it.
    enum Line {
        case heading(SafeText)
        /// A text, with line ends where its lines end on the page.
        case text(String)
        case key(SafeText, SafeText)
    }

    /// The page for someone who comes from a game, from top to bottom; a gamepad is spoken of where one is.
    static func lines(for game: GameKind, hasGamepad: Bool = false) -> [Line] {
        (ownLines(of: game) + (hasGamepad ? gamepad(in: game) : []) + everywhere).flatMap(\.rows)
    }

    private static func ownLines(of game: GameKind) -> [Line] {
        switch game {
        case .simon: simon
        case .squares: squares
        case .pairs: pairs
        case .words: words
        case .match: match
        }
    }

    private static var everywhere: [Line] {
        [
            .text(""),
            .heading(tr("Everywhere else")),
            .key(tr("Enter, Space"), tr("start; change a setting")),
            .key(tr("arrows, Tab"), tr("move the focus")),
            .key("m  l  t", tr("games, leaderboard, statistics")),
            .key("s  ?", tr("settings, this page")),
            .key("Esc", tr("pause a round; go back")),
            .key("q", tr("quit; go back")),
            .key("Ctrl+L", tr("draw the screen anew")),
            .key("Ctrl+C", tr("leave at once")),
        ]
    }
}

extension HelpText.Line {
    /// The line, or one for each line of a text.
    fileprivate var rows: [HelpText.Line] {
        guard case .text(let text) = self else { return [self] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { .text(String($0)) }
    }
}
