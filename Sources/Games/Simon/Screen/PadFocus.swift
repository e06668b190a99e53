import TerminalCore

/// The place of the two by two pads that Enter presses, by the arrows or by the mouse over it.
struct PadFocus: Hashable, Sendable {
    /// The place under the mouse, in reading order.
    var hovered: Int?
    /// The place that the arrows have gone to.
    private(set) var chosen: Int?

    /// The place that shows.
    var shown: Int? { hovered ?? chosen }

    /// Forgets where the arrows have gone.
    mutating func reset() { chosen = nil }

    /// Walks over the pads; whether the key was for that.
    mutating func move(_ key: Key) -> Bool {
        let place = chosen ?? 0
        switch key {
        case .left: chosen = place & 0b10
        case .right: chosen = place | 0b01
        case .up: chosen = place & 0b01
        case .down: chosen = place | 0b10
        case .tab: chosen = ((chosen ?? -1) + 1) % 4
        default: return false
        }
        return true
    }
}
