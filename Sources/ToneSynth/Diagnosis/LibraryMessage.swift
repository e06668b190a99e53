import CALSA
import Localization

/// What libasound said first when something failed, in its own words.
struct LibraryMessage: Hashable, Sendable {
    /// One line; empty when it said nothing.
    let text: String

    /// A message.
    init(_ text: String) { self.text = text }

    /// Keeps what libasound says from now on, each thread's first message, in place of printing it.
    static func listen() { calsa_listen() }

    /// The first message on this thread since `listen`.
    static var heard: LibraryMessage {
        let text = String(cString: calsa_heard())
        return LibraryMessage(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    /// What would help when a device needs a plugin that is not installed.
    var mend: String? {
        let plugins = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let plugin = plugins.first(where: { $0.hasPrefix(Self.plugin) }) else { return nil }
        let kind = String(plugin.dropFirst(Self.plugin.count))
        guard kind != "pipewire" else {
            return tr("ALSA's plugin for PipeWire is missing: install pipewire-alsa.")
        }
        return tr(
            """
            ALSA's plugin for \(kind) is missing: install libasound2-plugins (Debian and Ubuntu), else \
            alsa-plugins.
            """)
    }

    /// How the names of libasound's plugins for devices begin.
    private static let plugin = "libasound_module_pcm_"
}
