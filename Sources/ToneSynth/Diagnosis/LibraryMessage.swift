import CALSA

/// libasound's first message about a failure.
package struct LibraryMessage: Hashable, Sendable {
    /// One line; empty when it said nothing.
    package let text: String

    /// A message.
    package init(_ text: String) { self.text = text }

    /// Keeps what libasound says from now on, each thread's first message, in place of printing it.
    static func listen() { calsa_listen() }

    /// The first message on this thread since `listen`.
    static var heard: LibraryMessage {
        let text = String(cString: calsa_heard())
        return LibraryMessage(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    /// The plugin that a device needs and that is not installed, such as `pipewire`.
    package var missingPlugin: String? {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let file = words.first { $0.hasPrefix(Self.pluginPrefix) }
        return file.map { String($0.dropFirst(Self.pluginPrefix.count)) }
    }

    /// How the names of libasound's plugins for devices begin.
    private static let pluginPrefix = "libasound_module_pcm_"
}
