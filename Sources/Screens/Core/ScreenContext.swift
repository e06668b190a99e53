import Localization
import Model
package import Presentation
package import TerminalCore

/// What screens may know in an update or a frame: the shared context and the terminal.
@dynamicMemberLookup
package struct ScreenContext: Sendable {
    package var shared: Context
    package var size: Size
    package var display: DisplayStyle
    /// Whether key releases are reported, so that a pad can sound while held.
    package var reportsReleases: Bool
    /// Whether programs may write to the clipboard.
    package var writesClipboard: Bool
    /// Whether its buttons are explained.
    package var hasGamepad: Bool
    /// Whether its notes are explained.
    package var hasMIDI: Bool

    /// Whether the action was chosen on the frame, by mouse or scanning, instead of by its own key.
    package var isPointed = false

    package init(
        _ shared: Context = Context(), size: Size, display: DisplayStyle, reportsReleases: Bool = false,
        writesClipboard: Bool = false, hasGamepad: Bool = false, hasMIDI: Bool = false
    ) {
        self.shared = shared
        self.size = size
        self.display = display
        self.reportsReleases = reportsReleases
        self.writesClipboard = writesClipboard
        self.hasGamepad = hasGamepad
        self.hasMIDI = hasMIDI
    }

    package subscript<Value>(dynamicMember path: WritableKeyPath<Context, Value>) -> Value {
        get { shared[keyPath: path] }
        set { shared[keyPath: path] = newValue }
    }

    package subscript<Value>(dynamicMember path: KeyPath<Context, Value>) -> Value { shared[keyPath: path] }

    /// How a game is started, with the note for it where there is one.
    var startLine: SafeText {
        guard hasMIDI, let note = shared.settings.padNotes.start, size.width >= 60 else {
            return tr("Press Enter to start")
        }
        return tr("Press Enter to start, \(note.name) on MIDI")
    }

    /// Marked when it is today's.
    func titled(_ title: SafeText, in columns: Int) -> SafeText {
        guard shared.day != nil, shared.chosenSeed == nil else { return title }
        let whole: SafeText = tr("\(title), daily")
        return whole.columns <= columns ? whole : tr("Daily game")
    }
}
