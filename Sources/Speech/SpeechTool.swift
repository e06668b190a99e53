internal import Glibc

/// A command that speaks.
struct SpeechTool: Hashable, Sendable {
    /// The commands that are known, the better one first.
    enum Kind: String, CaseIterable, Sendable {
        /// Of speech-dispatcher, which speaks with the voice that the player has chosen for the desktop.
        case dispatcher = "spd-say"
        case espeak = "espeak-ng"
    }

    let kind: Kind
    /// The command's file.
    let path: String

    /// The first known command in the folders of `PATH`; nil when there is none.
    init?(searchPath: String) {
        let folders = searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
        for kind in Kind.allCases {
            for folder in folders where access("\(folder)/\(kind.rawValue)", X_OK) == 0 {
                self.kind = kind
                path = "\(folder)/\(kind.rawValue)"
                return
            }
        }
        return nil
    }

    /// What the command is told to say a text; `--` keeps one that begins with a dash from being an option.
    /// - Parameter language: a BCP 47 tag; espeak-ng has them in small letters.
    func arguments(_ text: String, language: String) -> [String] {
        switch kind {
        case .dispatcher: ["--application-name=simon", "--language=\(language)", "--", text]
        case .espeak: ["-v", language.lowercased(), "--", text]
        }
    }
}
