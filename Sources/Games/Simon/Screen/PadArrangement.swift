import Model
import TerminalCore

/// Where the pads stand: in some variants they change places, and a press knocks one out of its own for a moment.
struct PadArrangement: Sendable {
    private(set) var places = Pad.allCases
    private var pending: (places: [Pad], moment: Duration)?
    private(set) var shake: Shake<Pad>?

    mutating func rearrange(_ places: [Pad], at moment: Duration) {
        pending = (places, moment)
    }

    mutating func reset() { self = PadArrangement() }

    mutating func shakePad(_ pad: Pad, until end: Duration) { shake = Shake(piece: pad, end: end) }

    mutating func advance(to now: Duration) {
        if let shake, shake.end <= now { self.shake = nil }
        if let pending, pending.moment <= now {
            places = pending.places
            self.pending = nil
        }
    }

    var moments: [Duration] { [shake?.end, pending?.moment].compactMap(\.self) }
}

/// The pads that are held down, by what holds them: a pad may have moved before its key comes up.
struct HeldPads: Hashable, Sendable {
    private var byKey: [Key: Pad] = [:]
    private var byMouse: Pad?
    /// Whose press counted last.
    private var lastKey: Key?

    mutating func press(_ key: Key, _ pad: Pad?) {
        byKey[key] = pad
        lastKey = key
    }

    func isHeld(by key: Key) -> Bool { byKey[key] != nil }

    /// Whether a repeat of the key would be of a press that counted, and nothing holds its pad yet.
    func awaitsHold(by key: Key) -> Bool { lastKey == key && byKey[key] == nil }

    mutating func press(_ pad: Pad) { byMouse = pad }

    mutating func release(_ input: Event) -> Pad? {
        guard case .key(let press) = input, press.phase == .release else { return nil }
        return byKey.removeValue(forKey: press.key)
    }

    mutating func releaseMouse() -> Pad? {
        defer { byMouse = nil }
        return byMouse
    }

    mutating func releaseAll() -> [Pad] {
        defer { self = HeldPads() }
        return Array(byKey.values) + [byMouse].compactMap(\.self)
    }
}

/// The place of the two by two pads that Enter presses, by the arrows or by the mouse over it.
struct PadFocus: Hashable, Sendable {
    var hovered: Int?
    private(set) var chosen: Int?

    var shown: Int? { hovered ?? chosen }

    mutating func reset() { chosen = nil }

    mutating func move(_ key: Key) -> Bool {
        let index = chosen ?? 0
        switch key {
        case .left: chosen = index & 0b10
        case .right: chosen = index | 0b01
        case .up: chosen = index & 0b01
        case .down: chosen = index | 0b10
        case .tab: chosen = ((chosen ?? -1) + 1) % 4
        default: return false
        }
        return true
    }
}
