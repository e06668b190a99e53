import Localization
import Model

extension Subcommand {
    /// What it does, in lines of a screen.
    var explanation: String {
        switch self {
        case .play: ""
        case .scores:
            tr(
                """
                Prints the leaderboards of all games on standard output, best first, with times
                in your time zone. Games with a chosen seed come last, unranked.
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
                ID is an "id" from 'simon scores --json' (8 digits of it are enough), CODE a
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
                Checks sound, terminal, haptics, MIDI and files, and says how to fix what is
                wrong.
                """)
        case .help: tr("Prints the help page, or that of a command: simon help tones.")
        }
    }
}

extension CommandLineOption {
    /// What it does.
    var explanation: String {
        switch self {
        case .game: tr("only \(Self.games.dropLast().joined(separator: ", ")) or \(Self.games.last ?? "")")
        case .daily: tr("today's sequence, the same for everyone")
        case .seed: tr("the same sequence every time; never ranked")
        case .beat: tr("the very game of somebody's code: who goes further?")
        case .text: tr("a result to paste instead: score and rounds")
        case .code: tr("the code beneath it")
        case .variant: tr("only that variant, such as classic or 4x4 (stats: only span)")
        case .forget: tr("removes all of a player's scores and games, after asking")
        case .device: tr("ALSA device (default: default)")
        case .mute: tr("no sound for this run, whatever the settings say")
        case .plain: tr("line by line")
        case .dataDirectory: tr("files in that folder, not in the XDG folders")
        case .ascii: tr("ASCII characters only")
        case .colour: tr("auto, truecolor, 256, 16 or none")
        case .language: tr("\(Language.codes); overrides environment and settings")
        case .reducedMotion: tr("nothing fades, jumps or moves")
        case .json: tr("for programs")
        case .csv: tr("for spreadsheets")
        case .wav: tr("saves the sound as a WAV file instead")
        case .cast: tr("saves the pictures in asciinema's format instead")
        case .size: tr("the size of those pictures (default: 80x24)")
        case .tuning: tr("do-re-mi-fa (default), or 1978 for the toy's own pitches")
        case .stereo: tr("two channels, each pad in its own place")
        case .tone: tr("also plays a test tone")
        case .help: tr("this page")
        case .version: tr("the program's version")
        }
    }

    private static var games: [String] { GameKind.allCases.map(\.rawValue) }
}
