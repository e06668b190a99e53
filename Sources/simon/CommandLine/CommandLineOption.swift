import Localization

/// An option of the command line; the raw value is the word after the two dashes.
enum CommandLineOption: String, CaseIterable {
    case game, daily, seed, variant, forget, device, mute, plain
    case dataDirectory = "data-dir"
    case ascii
    case colour = "color"
    case language = "lang"
    case reducedMotion = "reduced-motion"
    case json, csv, wav, cast, size, tuning, stereo, tone, help, version

    /// What stands for the option's value in the help, or nil when it takes none.
    var placeholder: String? {
        switch self {
        case .game: tr("GAME")
        case .variant: "V"
        case .forget: tr("NAME")
        case .seed: "N"
        case .device: "PCM"
        case .dataDirectory: tr("DIR")
        case .colour: tr("WHICH")
        case .language: tr("LANG")
        case .wav, .cast: tr("FILE")
        case .size: tr("COLSxROWS")
        case .tuning: tr("NAME")
        case .daily, .stereo, .tone, .mute, .plain, .ascii, .reducedMotion, .json, .csv, .help, .version: nil
        }
    }

    /// The commands that the option means something to.
    var commands: [Subcommand] {
        switch self {
        case .seed, .daily: [.play]
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
        case .tone: [.doctor]
        case .language, .help, .version: Subcommand.allCases
        }
    }
}
