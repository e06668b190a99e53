/// The commands that speak, the better one first.
enum SpeechCommand: String, CaseIterable, Sendable {
    /// Of speech-dispatcher, which speaks with the voice that the player has chosen for the desktop.
    case dispatcher = "spd-say"
    case espeak = "espeak-ng"

    /// What the command is told to say a text; `--` keeps one that begins with a dash from being an option.
    /// - Parameter language: a BCP 47 tag; espeak-ng has them in small letters.
    func arguments(_ text: String, language: String) -> [String] {
        switch self {
        case .dispatcher: ["--application-name=simon", "--language=\(language)", "--", text]
        case .espeak: ["-v", language.lowercased(), "--", text]
        }
    }
}
