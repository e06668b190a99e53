/// A key as the kitty keyboard protocol reports it, before its character is decided.
struct KittyKey {
    private let key: Key
    private let modifiers: Modifiers
    private let phase: KeyPress.Phase
    /// Missing on release and with Ctrl and Alt.
    var text: Character?
    var shifted: Character?
    var isCapsLocked = false

    init(key: Key, _ modifiers: Modifiers, phase: KeyPress.Phase = .press) {
        (self.key, self.modifiers, self.phase) = (key, modifiers, phase)
    }

    /// Characters have Shift applied, so that a press and its release agree.
    var press: KeyPress {
        guard case .character(let character) = key else { return KeyPress(key, modifiers, phase: phase) }
        return KeyPress(.character(unshifted(character)), modifiers.subtracting(.shift), phase: phase)
    }

    private func unshifted(_ character: Character) -> Character {
        let isCommand = !modifiers.isDisjoint(with: [.control, .alt, .super])
        if !isCommand, let text { return text }
        let isShifted = modifiers.contains(.shift)
        if isShifted, !isCommand, let shifted { return shifted }
        guard isShifted != isCapsLocked, !isCommand, character.isLowercase else { return character }
        return character.uppercased().first ?? character
    }
}
