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
}
