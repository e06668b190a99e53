import Localization
import Model

/// What `simon --help` and `simon COMMAND --help` print: one screen each.
enum HelpPage {
    /// The page about everything.
    static var lines: [SafeText] { rows + keys.split(separator: "\n").map { SafeText($0) } }

    private static var rows: [SafeText] {
        [
            tr("Simon Says: repeat the lights and tones of four pads; each round adds one."),
            tr("simon [OPTIONS]                    play"),
            tr("simon scores [--json|--csv]        leaderboards; --variant V, --forget NAME"),
            tr("simon stats [--json|--csv]         statistics, and what to practise"),
            tr("simon replay ID|CODE               watch a game again and verify its score"),
            tr("  [--wav FILE] [--cast FILE]       save its sound, pictures; --size COLSxROWS"),
            tr("simon share [ID] [--text [--code]] the last game (or ID) as a code, or a text"),
            tr("simon tones [--wav FILE]           hear or write tones; --tuning NAME, --stereo"),
            tr("simon doctor [--tone]              what works, how to fix it; a test tone"),
            tr("simon help [COMMAND] | --version   this page, or a command's; the version"),
            tr("  --game GAME            start with it; with scores or stats, only that game"),
            tr("  --daily                today's game, the same for everyone"),
            tr("  --seed N               the same sequence every time; never ranked"),
            tr("  --beat CODE            play the game in somebody's code: who goes further?"),
            tr("  --device PCM           ALSA device (default: default)"),
            tr("  --mute                 no sound for this run, whatever the settings say"),
            tr("  --plain                line by line: for screen readers and pipes"),
            tr("  --data-dir DIR         scores and settings here, not in the XDG folders"),
            tr("  --ascii                ASCII characters only; --reduced-motion: no movement"),
            tr("  --color WHICH          auto, truecolor, 256, 16 or none"),
            tr("  --lang LANG            \(Language.codes); overrides environment and settings"),
        ]
    }

    private static var keys: String {
        tr(
            """
            Keys: r y g b, 1 2 3 4 or the mouse press a pad; Enter starts; Esc pauses
            and goes back; m games, l leaderboard, t statistics, s settings, ? help,
            a replays the last sequence, o the longest; q quits, Ctrl+C at once.
            """)
    }

    /// The page about a command: how it is written, what it does, and the options that mean something to it.
    static func lines(about command: Subcommand) -> [SafeText] {
        guard command != .play else { return lines }
        let options = CommandLineOption.allCases.filter { $0.commands.contains(command) && $0 != .version }
        let word = "simon \(command.rawValue)\(command.placeholder.map { " " + $0 } ?? "")"
        let explanation = command.explanation.split(separator: "\n").map { SafeText($0) }
        let words = options.map { "--\($0.rawValue)\($0.placeholder.map { " " + $0 } ?? "")" }
        // One column for all of them; a value's name is longer in some languages.
        let width = max(16, words.map(\.count).max() ?? 0) + 2
        return [tr("\(word) [OPTIONS]"), ""] + explanation + [""]
            + zip(options, words).map { option, word in
                let gap = String(repeating: " ", count: width - word.count)
                return SafeText("  " + word + gap + option.explanation(of: command))
            }
    }
}
