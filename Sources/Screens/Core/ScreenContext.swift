import Localization
import Model
package import Presentation
package import TerminalCore

/// What screens may know at the moment of an update or a frame: all that pages may know, and the terminal.
@dynamicMemberLookup
package struct ScreenContext: Sendable {
    /// What pages of both faces know.
    package var shared: Context
    /// The window.
    package var size: Size
    /// How frames are to look on this terminal.
    package var display: DisplayStyle
    /// Whether the terminal reports keys coming up, so that a held pad can sound for as long.
    package var reportsReleases: Bool
    /// Whether the terminal lets programs write to the clipboard.
    package var writesClipboard: Bool
    /// Whether there is a gamepad to play with, so that its buttons are told.
    package var hasGamepad: Bool
    /// Whether there is a MIDI controller to play with, likewise.
    package var hasMIDI: Bool

    /// Whether what happens was chosen where it stands on the frame, by mouse or with one key, instead of by a key of its
    /// own.
    package var isPointed = false

    /// Adds the terminal to what pages know.
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

    /// What pages of both faces know.
    package subscript<Value>(dynamicMember path: WritableKeyPath<Context, Value>) -> Value {
        get { shared[keyPath: path] }
        set { shared[keyPath: path] = newValue }
    }

    /// What pages of both faces know.
    package subscript<Value>(dynamicMember path: KeyPath<Context, Value>) -> Value { shared[keyPath: path] }

    /// A game's title over its board, in so many columns: it says so when it is today's.
    func titled(_ title: SafeText, in columns: Int) -> SafeText {
        guard shared.day != nil, shared.chosenSeed == nil else { return title }
        let whole: SafeText = tr("\(title), daily")
        return whole.columns <= columns ? whole : tr("Daily game")
    }
}
