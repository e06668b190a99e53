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
                in your time zone. Games of a chosen seed come last, without a rank.
                """)
        case .stats:
            tr(
                """
                Prints what your games tell: how many, how good, and what could be trained, from
                the newest 200 of them. JSON and CSV tell of one game: Simon without --game.
                """)
        case .replay:
            tr(
                """
                Shows a game again and tells whether its moves earn its score; the exit code is
                1 if not. ID is the first 8 digits or more of what 'simon scores --json' calls
                so, CODE what 'simon share' prints. Without a terminal only the verdict is told;
                with --plain the whole game, line by line. With --wav and --cast nothing is
                shown: its sound and its pictures are saved as files.
                """)
        case .share:
            tr(
                """
                Prints the code of the last game, or of that of an ID: one line of text, from
                which 'simon replay CODE' plays and verifies the game on any machine.
                """)
        case .tones: tr("Plays do, re, mi, fa and the sound of a mistake, with their names.")
        case .doctor:
            tr(
                """
                Tells what was found of sound, terminal, haptics and files, and how to mend what
                is wrong.
                """)
        case .help: tr("Prints a page about everything, or about a command: simon help tones.")
        }
    }
}

extension CommandLineOption {
    /// What it does.
    var explanation: String {
        switch self {
        case .game: tr("only simon, squares, pairs, words or match")
        case .daily: tr("today's sequence, the same for all the world")
        case .seed: tr("the same sequence every time; marked and never ranked")
        case .variant: tr("only the leaderboard of that variant, such as classic or 4x4")
        case .forget: tr("removes all scores and games of a player, after a question")
        case .device: tr("ALSA device (default: default)")
        case .mute: tr("no sound in this run, whatever the settings say")
        case .plain: tr("line by line")
        case .dataDirectory: tr("files in that folder instead of the XDG folders")
        case .ascii: tr("no glyphs beyond ASCII")
        case .colour: tr("auto, truecolor, 256, 16 or none")
        case .language: tr("en or es, whatever environment and settings say")
        case .reducedMotion: tr("nothing fades, jumps or moves")
        case .json: tr("for programs")
        case .csv: tr("for spreadsheets")
        case .wav: tr("saves the sound as a WAV file instead")
        case .cast: tr("saves the pictures in asciinema's format instead")
        case .size: tr("the size of those pictures (default: 80x24)")
        case .tuning: tr("do-re-mi-fa (default), or 1978 for the pitches of the toy")
        case .stereo: tr("two channels, each pad on its own side")
        case .tone: tr("also plays a test tone")
        case .help: tr("this page")
        case .version: tr("the program's version")
        }
    }
}
