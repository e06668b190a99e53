import Model
import Localization
import Presentation
import TerminalCore

enum HelpText {
    enum Line {
        case heading(SafeText)
        /// Its line breaks are kept.
        case text(String)
        case key(SafeText, SafeText)
    }

    /// Help for a player of a game; gamepad and MIDI are included where they exist.
    static func lines(
        for game: GameKind, _ settings: Settings = Settings(), hasGamepad: Bool = false, hasMIDI: Bool = false
    ) -> [Line] {
        game.face.help(settings) + (hasGamepad ? gamepad(in: game) : [])
            + (hasMIDI ? midi(in: game, settings) : [])
            + everywhere
    }

    /// A page's keys, and those that work everywhere.
    static func lines(for topic: HelpTopic) -> [Line] {
        [.heading(tr("On this page"))] + keys(of: topic) + (topic == .replay ? [] : everywhere)
    }

    /// The status line's signs, while there are any.
    static func explanation(of notices: [LastingNotice]) -> [Line] {
        notices.flatMap { [.heading($0.heading ?? $0.sign), .text($0.whole.string)] }
    }

    static func keyColumns(in columns: Int) -> Int { min(18, columns * 2 / 5) }

    /// Names buttons by the letters and positions of an Xbox pad.
    private static func gamepad(in game: GameKind) -> [Line] {
        [.heading(tr("Gamepad"))] + game.face.buttons() + [
            .key(tr("D-pad, stick"), tr("move the focus; pick letters")),
            .key(tr("Start button"), game.face.startButton()),
            .key(tr("Back button"), tr("go back")),
        ]
    }

    private static func midi(in game: GameKind, _ settings: Settings) -> [Line] {
        [.heading(tr("MIDI"))] + game.face.notes() + [
            .key(
                settings.padNotes.start.map { SafeText($0.name) } ?? tr("start note"),
                tr("start; set it in Settings > MIDI pads"))
        ]
    }

    private static var everywhere: [Line] {
        [
            .heading(tr("Everywhere else")),
            .key(tr("Enter, Space"), tr("start; change a setting")),
            .key(tr("arrows, Tab"), tr("move the focus")),
            .key("m  l  t", tr("games, leaderboard, statistics")),
            .key("s  ?", tr("settings, this page")),
            .key("c", tr("copy the result of the last game")),
            .key("Esc", tr("pause a round, to mute it too; go back")),
            .key("q", tr("quit; go back")),
            .key("hjkl", tr("the arrows in lists, where l is right")),
            .key("Ctrl+L", tr("redraw the screen")),
            .key("Ctrl+C", tr("quit at once")),
        ]
    }
}

extension HelpText.Line {
    /// Keys and their meaning are side by side; what is too long continues below. A blank line parts a heading from what is above.
    func wrapped(to columns: Int, isFirst: Bool) -> [HelpText.Line] {
        switch self {
        case .heading(let text):
            return (isFirst ? [] : [.text("")]) + text.wrapped(to: columns).map { .heading($0) }
        case .text(let text):
            // Text laid out with blanks, such as files, is kept.
            let isSetOut = text.hasPrefix(" ") || text.hasPrefix("{")
            let rows = rows
            guard !isSetOut, rows.contains(where: { SafeText($0).columns > columns }) else {
                return rows.map { .text($0) }
            }
            let flowing = SafeText(rows.joined(separator: " "))
            return flowing.wrapped(to: columns).map { .text($0.string) }
        case .key(let key, let text):
            let width = HelpText.keyColumns(in: columns)
            let keys = key.wrapped(to: width - 1)
            let texts = text.wrapped(to: columns - width)
            return (0..<max(keys.count, texts.count)).map { row in
                .key(row < keys.count ? keys[row] : "", row < texts.count ? texts[row] : "")
            }
        }
    }

    var rows: [String] {
        guard case .text(let text) = self else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
}
