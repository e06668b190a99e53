import TerminalCore

/// The place of the two by two pads that Enter presses, by the arrows or by the mouse over it.
struct PadFocus: Hashable, Sendable {
    var hovered: Int?
    private(set) var chosen: Int?

    var shown: Int? { hovered ?? chosen }

    mutating func reset() { chosen = nil }

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
