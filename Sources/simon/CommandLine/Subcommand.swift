import Localization

/// What the program can be asked to do; the raw value is the word on the command line.
enum Subcommand: String, CaseIterable {
    /// Without any word.
    case play = ""
    case scores, stats, replay, share, tones, doctor, help

    /// The words that can be written.
    static var written: [String] { allCases.map(\.rawValue).filter { !$0.isEmpty } }

    /// What stands for the word that may follow the command, or nil when none may.
    var placeholder: String? {
        switch self {
        case .replay: tr("ID|CODE")
        case .share: "[ID]"
        case .help: tr("[COMMAND]")
        case .play, .scores, .stats, .tones, .doctor: nil
        }
    }

    var explanation: String {
        switch self {
        case .play: ""
        case .scores:
            tr(
                """
                Prints the leaderboards of all games on standard output, best first, with times
                in your time zone. Games with a chosen seed, games against a code and practice
                come last, unranked. In JSON and CSV the score of Words is its seconds, with its
                moves beside it, and fewer are better; "aid" is "scanning" or "lines" (plain).
                """)
        case .stats:
            tr(
                """
                Prints how many games you played, how well, and, from the last 200 of them, what
                to practise. JSON and CSV are for one game: Simon, unless --game is given.
                """)
        case .replay:
            tr(
                """
                Replays a game and checks that its moves earn its score; if not, exits with 1.
                ID is an "id" from 'simon scores --json' (its first 8 characters do), CODE a
                line from 'simon share'. Without a terminal it prints only the verdict; with
                --plain, the whole game, line by line. --wav and --cast save its sound and its
                pictures instead.
                """)
        case .share:
            tr(
                """
                Prints the code of your last game, or of the one with that ID: a line of text
                from which 'simon replay CODE' replays and verifies it on any machine.
                """)
        case .tones: tr("Plays do, re, mi, fa and the buzzer, and names them.")
        case .doctor:
            tr(
                """
                Checks sound, terminal, haptics, MIDI, speech and files, and says how to fix
                what is wrong.
                """)
        case .help: tr("Prints the help page, or that of a command: simon help tones.")
        }
    }
}
