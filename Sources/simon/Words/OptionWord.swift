/// An option of the command line; the raw value is the word after the two dashes.
enum OptionWord: String, CaseIterable {
    case game, daily, seed, variant, forget, device, mute
    case dataDirectory = "data-dir"
    case ascii
    case colour = "color"
    case reducedMotion = "reduced-motion"
    case json, csv, wav, tuning, tone, help, version

    /// What stands for the option's value in the help, or nil when it takes none.
    var placeholder: String? {
        switch self {
        case .game: "GAME"
        case .variant: "V"
        case .forget: "NAME"
        case .seed: "N"
        case .device: "PCM"
        case .dataDirectory: "DIR"
        case .colour: "WHICH"
        case .wav: "FILE"
        case .tuning: "NAME"
        case .daily, .tone, .mute, .ascii, .reducedMotion, .json, .csv, .help, .version: nil
        }
    }

    /// The commands that the option means something to.
    var commands: Set<CommandWord> {
        switch self {
        case .seed, .daily: [.play]
        case .mute, .ascii, .reducedMotion, .colour: [.play, .replay]
        case .game: [.play, .scores, .stats]
        case .variant, .forget: [.scores]
        case .device: [.play, .replay, .tones, .doctor]
        case .dataDirectory: [.play, .scores, .stats, .replay, .share, .doctor]
        case .json, .csv: [.scores, .stats]
        case .wav, .tuning: [.tones]
        case .tone: [.doctor]
        case .help, .version: Set(CommandWord.allCases)
        }
    }
}
