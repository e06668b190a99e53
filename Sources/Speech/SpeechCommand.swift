import Subprocesses

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
        guard let found = ExecutableLookup.first(of: Kind.allCases, in: searchPath) else { return nil }
        (kind, path) = (found.command, found.path)
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
