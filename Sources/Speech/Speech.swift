package import System

/// Speaks through a system command, where one is installed. A new text replaces the one before, in a separate
/// process: a request takes no time, and no process outlives the game.
@MainActor
package final class Speech {
    /// Interrupted processes end within milliseconds; more than this means an overloaded machine.
    private static let maxProcesses = 8

    private let searchPath: String
    /// Looked for at the first text, so that the start of the game does not wait for it.
    private lazy var tool = InstalledCommand<SpeechCommand>(in: searchPath)
    private let children: SubprocessPool

    /// - Parameter environment: commands are found in its `PATH`.
    package init(_ loop: EventLoop, environment: [String: String]) {
        children = SubprocessPool(loop, maxCount: Self.maxProcesses)
        searchPath = environment["PATH"] ?? ""
    }

    /// - Parameter language: a BCP 47 tag such as `es`.
    package func say(_ text: String, language: String) {
        guard let tool else { return }
        children.replace(with: tool.path, tool.command.arguments(text, language: language))
    }

    package func close() { children.close() }
}

/// Commands that speak, the better one first.
enum SpeechCommand: String, CaseIterable, Sendable {
    /// Of speech-dispatcher, which uses the voice that the player has chosen for the desktop.
    case dispatcher = "spd-say"
    case espeak = "espeak-ng"

    /// `--` keeps a text that begins with a dash from being an option.
    /// - Parameter language: a BCP 47 tag; espeak-ng writes them in lower case.
    func arguments(_ text: String, language: String) -> [String] {
        switch self {
        case .dispatcher: ["--application-name=simon", "--language=\(language)", "--", text]
        case .espeak: ["-v", language.lowercased(), "--", text]
        }
    }
}
