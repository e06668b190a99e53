import Localization

/// The raw value is the word on the command line.
enum Subcommand: String, CaseIterable {
    case play = ""
    case scores, stats, replay, share, tones, doctor, help

    static var written: [String] { allCases.map(\.rawValue).filter { !$0.isEmpty } }

    /// For the word that may follow the command; nil when none may.
    var placeholder: String? { row.placeholder }
    var summary: String { row.summary }
    var explanation: String { row.explanation }
    /// Without options: `simon share [ID]`.
    var usage: String {
        ["simon", rawValue, placeholder ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private var row: (placeholder: String?, summary: String, explanation: String) {
        switch self {
        case .play: (nil, tr("play"), "")
        case .scores:
            (
                nil, tr("leaderboards"),
                tr(
                    """
                    Prints the leaderboards of all games on standard output, best first, with times
                    in your time zone. Games with a chosen seed, games against a code and practice
                    come last, unranked. In JSON and CSV the score of Words is its seconds, with its
                    moves beside it, and fewer are better; "aid" is "scanning" or "lines" (plain).
                    """)
            )
        case .stats:
            (
                nil, tr("statistics, and what to practise"),
                tr(
                    """
                    Prints how many games you played, how well, and, from the last 200 of them, what
                    to practise. JSON and CSV are for one game: Simon, unless --game is given.
                    """)
            )
        case .replay:
            (
                tr("ID|CODE"), tr("watch a game again and verify its score"),
                tr(
                    """
                    Replays a game and checks that its moves earn its score; if not, exits with 1.
                    ID is an "id" from 'simon scores --json' (its first 8 characters do), CODE a
                    line from 'simon share'. Without a terminal it prints only the verdict; with
                    --plain, the whole game, line by line. --wav and --cast save its sound and its
                    pictures instead.
                    """)
            )
        case .share:
            (
                "[ID]", tr("the last game (or ID)"),
                tr(
                    """
                    Prints the code of your last game, or of the one with that ID: a line of text
                    from which 'simon replay CODE' replays and verifies it on any machine.
                    """)
            )
        case .tones:
            (nil, tr("hear or write tones"), tr("Plays do, re, mi, fa and the buzzer, and names them."))
        case .doctor:
            (
                nil, tr("what works, how to fix it"),
                tr(
                    """
                    Checks sound, terminal, haptics, MIDI, speech and files, and says how to fix
                    what is wrong.
                    """)
            )
        case .help:
            (
                tr("[COMMAND]"), tr("the help of all, or of a command"),
                tr("Prints the help page, or that of a command: simon help tones.")
            )
        }
    }
}
