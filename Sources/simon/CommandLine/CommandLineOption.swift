import Localization
import Model

/// An option of the command line; the raw value is the word after the two dashes.
enum CommandLineOption: String, CaseIterable {
    case game, daily, seed, beat, variant, forget, device, mute, plain
    case dataDirectory = "data-dir"
    case ascii
    case colour = "color"
    case language = "lang"
    case reducedMotion = "reduced-motion"
    case json, csv, wav, cast, size, text, code, tuning, stereo, tone, help, version

    /// What stands for the option's value in the help, or nil when it takes none.
    var placeholder: String? {
        switch self {
        case .game: tr("GAME")
        case .variant: "V"
        case .forget: tr("NAME")
        case .seed: "N"
        case .beat: tr("CODE")
        case .device: "PCM"
        case .dataDirectory: tr("DIR")
        case .colour: tr("WHICH")
        case .language: tr("LANG")
        case .wav, .cast: tr("FILE")
        case .size: tr("COLSxROWS")
        case .tuning: tr("NAME")
        case .daily, .text, .code, .stereo, .tone, .mute, .plain, .ascii, .reducedMotion, .json, .csv, .help,
            .version:
            nil
        }
    }

    /// The commands that the option means something to.
    var commands: [Subcommand] {
        switch self {
        case .seed, .daily, .beat: [.play]
        case .mute, .plain, .ascii, .reducedMotion, .colour: [.play, .replay]
        case .game: [.play, .scores, .stats]
        case .variant: [.scores, .stats]
        case .forget: [.scores]
        case .device: [.play, .replay, .tones, .doctor]
        case .dataDirectory: [.play, .scores, .stats, .replay, .share, .doctor]
        case .json, .csv: [.scores, .stats]
        case .tuning: [.tones]
        case .wav, .stereo: [.replay, .tones]
        case .cast, .size: [.replay]
        case .text, .code: [.share]
        case .tone: [.doctor]
        case .language, .help, .version: Subcommand.allCases
        }
    }

    /// What it does, as the page of a command says it.
    func explanation(of command: Subcommand) -> String {
        switch self {
        case .game: tr("only \(Self.games.dropLast().joined(separator: ", ")) or \(Self.games.last ?? "")")
        case .daily: tr("today's game, the same for everyone")
        case .seed: tr("the same sequence every time; never ranked")
        case .beat: tr("play the game in somebody's code: who goes further?")
        case .text: tr("a result to paste instead: score and rounds")
        case .code: tr("the code beneath it")
        case .variant:
            command == .stats
                ? tr("with V = span: what was measured of your memory span")
                : tr("only that variant, such as classic or 4x4")
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
