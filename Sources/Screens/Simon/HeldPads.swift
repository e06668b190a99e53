import Model
import TerminalCore

/// The pads that are held down, by what holds them: a pad may have moved before its key comes up.
struct HeldPads: Hashable, Sendable {
    private var byKey: [Key: Pad] = [:]
    private var byMouse: Pad?

    /// A key holds a pad, or does not tell when it comes up.
    mutating func press(_ key: Key, _ pad: Pad?) { byKey[key] = pad }

    mutating func press(_ pad: Pad) { byMouse = pad }

    /// The pad that a key's or the mouse's coming up lets go, if any.
    mutating func release(_ input: Event) -> Pad? {
        switch input {
        case .key(let press) where press.phase == .release: return byKey.removeValue(forKey: press.key)
        case .mouse(let mouse) where mouse.action == .release:
            defer { byMouse = nil }
            return byMouse
        default: return nil
        }
    }

    /// Lets go of every pad; those that were held.
    mutating func releaseAll() -> [Pad] {
        defer { self = HeldPads() }
        return Array(byKey.values) + [byMouse].compactMap(\.self)
    }
}
