import TerminalCore

/// Where a key leads among things of the same kind. The only place that knows the keys: arrows, `hjkl`, Tab,
/// Home, End and the page keys.
enum Movement: Hashable, Sendable {
    case up, down, left, right
    /// In reading order, wrapping around.
    case next, previous
    case pageUp, pageDown, first, last

    init?(_ press: KeyPress) {
        guard press.phase != .release, !press.isChord else { return nil }
        switch press.key {
        case .up, .character("k"): self = .up
        case .down, .character("j"): self = .down
        case .left, .character("h"): self = .left
        case .right, .character("l"): self = .right
        case .tab: self = press.modifiers.contains(.shift) ? .previous : .next
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .home: self = .first
        case .end: self = .last
        default: return nil
        }
    }
}
