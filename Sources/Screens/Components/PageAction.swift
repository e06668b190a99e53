import Model
import TerminalCore
import Localization

/// What the keys at the foot of a page do.
enum PageAction: Hashable, Sendable {
    case back, up, down, change

    /// The key that leads back from a page.
    static var backItem: Navigation<PageAction>.Item {
        Navigation.Item(key: "Esc", label: tr("back"), action: .back)
    }
}

extension KeyPress {
    /// Whether the key leads back from a page.
    var leadsBack: Bool {
        phase == .press && (key == .escape || key == .character("q"))
    }
}
