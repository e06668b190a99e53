internal import Model
internal import TerminalCore

/// What the keys at the foot of a page do.
enum PageAction: Hashable, Sendable {
    case back, up, down, change

    /// The key that leads back from a page.
    static let backItem = Navigation<PageAction>.Item(key: "Esc", label: "back", action: .back)
}

extension KeyPress {
    /// Whether the key leads back from a page.
    var leadsBack: Bool {
        phase == .press && (key == .escape || key == .character("q"))
    }
}
