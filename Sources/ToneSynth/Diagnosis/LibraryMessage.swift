import CALSA

/// libasound's first message about a failure.
package struct LibraryMessage: Hashable, Sendable {
    /// One line; empty when it said nothing.
    package let text: String

    package init(_ text: String) { self.text = text }

    /// Keeps each thread's first message from now on instead of printing.
    static func listen() { calsa_listen() }

    /// The first message on this thread since `listen`.
    static var heard: LibraryMessage {
        let text = String(cString: calsa_heard())
        return LibraryMessage(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    /// Needed by a device and not installed, such as `pipewire`.
    package var missingPlugin: String? {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let file = words.first { $0.hasPrefix(Self.pluginPrefix) }
        return file.map { String($0.dropFirst(Self.pluginPrefix.count)) }
    }

    private static let pluginPrefix = "libasound_module_pcm_"
}
