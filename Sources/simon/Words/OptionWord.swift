/// An option of the command line; the raw value is the word after the two dashes.
enum OptionWord: String, CaseIterable {
    case game, seed, device, mute
    case dataDirectory = "data-dir"
    case ascii
    case colour = "color"
    case reducedMotion = "reduced-motion"
    case json, csv, wav, tone, help, version

    /// What stands for the option's value in the help, or nil when it takes none.
    var placeholder: String? {
        switch self {
        case .game: "simon"
        case .seed: "N"
        case .device: "PCM"
        case .dataDirectory: "DIR"
        case .colour: "WHICH"
        case .wav: "FILE"
        case .tone, .mute, .ascii, .reducedMotion, .json, .csv, .help, .version: nil
        }
    }

    /// The commands that the option means something to.
    var commands: Set<CommandWord> {
        switch self {
        case .seed, .mute, .ascii, .reducedMotion, .colour: [.play]
        case .game: [.play, .scores]
        case .device: [.play, .tones, .doctor]
        case .dataDirectory: [.play, .scores, .doctor]
        case .json, .csv: [.scores]
        case .wav: [.tones]
        case .tone: [.doctor]
        case .help, .version: Set(CommandWord.allCases)
        }
    }
}
