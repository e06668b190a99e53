import Model
import TerminalCore

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
