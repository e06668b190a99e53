import Model
import TerminalCore
import Localization

/// What the keys at the foot of a page do.
enum PageAction: Hashable, Sendable {
    case back, up, down, change

    /// The key that leads back from a page.
    static var backItem: KeyBar<PageAction>.Item {
        KeyBar.Item(key: "Esc", label: tr("back"), action: .back)
    }
}

extension KeyPress {
    /// Whether the key leads back from a page.
    var isBackKey: Bool {
        phase == .press && (key == .escape || key == .character("q"))
    }
}
