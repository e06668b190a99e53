package import System

/// Speaks words through a command of the system, where one is installed.
///
/// A word is spoken in the place of the one before, by a process at the side: asking for it takes no time,
/// and none outlives the game.
@MainActor
package final class Speech {
    /// Words that were cut off are gone within milliseconds; more than this at a time is a machine in need.
    private static let maxProcesses = 8

    private let searchPath: String
    /// Looked for when the first word is to be said, so that the start of the game does not wait for it.
    private lazy var tool = InstalledCommand<SpeechCommand>(in: searchPath)
    private let children: SubprocessPool

    /// Speaks with what is found in the folders of `PATH`.
    /// - Parameters:
    ///   - loop: tells when a command has ended.
    ///   - environment: the program's environment.
    package init(_ loop: EventLoop, environment: [String: String]) {
        children = SubprocessPool(loop, maxCount: Self.maxProcesses)
        searchPath = environment["PATH"] ?? ""
    }

    /// Says a text, instead of what is being said.
    /// - Parameter language: a BCP 47 tag such as `es`.
    package func say(_ text: String, language: String) {
        guard let tool else { return }
        children.replace(with: tool.path, tool.command.arguments(text, language: language))
    }

    /// Stops what is being said; nothing is said any more.
    package func close() { children.close() }
}

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
