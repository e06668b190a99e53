import CInput

/// A gamepad as SDL identifies it and numbers its parts (SDL_sysjoystick.c for Linux).
struct GamepadParts: Hashable, Sendable {
    /// Bus, nothing, vendor, product and version, each with its low byte first; or the beginning of its name. SDL puts a
    /// checksum of the name in the second place, which tables leave out.
    let guid: String
    /// Codes by their numbers.
    let buttons, axes, hats: [Int32]

    init(_ identity: input_id, name: String, keys: BitSet, axes present: BitSet) {
        let isNumbered = identity.vendor != 0 && identity.product != 0
        let words = [
            identity.bustype, 0, identity.vendor, 0, identity.product, 0, identity.version, 0,
        ].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        let beginning = (Array(name.utf8.prefix(11)) + [UInt8](repeating: 0, count: 12)).prefix(12)
        guid = (isNumbered ? words[...] : words[..<4] + beginning)
            .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        buttons = (Array(BTN_JOYSTICK..<KEY_MAX) + Array(0..<BTN_JOYSTICK)).filter(keys.contains)
        axes = (0..<ABS_MAX).filter { !(ABS_HAT0X...ABS_HAT3Y).contains($0) && present.contains($0) }
        hats = stride(from: ABS_HAT0X, to: ABS_HAT3Y, by: 2).filter {
            present.contains($0) || present.contains($0 + 1)
        }
    }
}
