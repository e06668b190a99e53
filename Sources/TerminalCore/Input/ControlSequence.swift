/// What is between `CSI` and its final byte.
struct ControlSequence {
    /// `?`, `<`, `>` or `=` at the start; 0 for none.
    private let prefix: UInt8
    /// Separated by semicolons, subparameters by colons; nil where one is left out.
    private let parameters: [[Int?]]
    private let intermediates: [UInt8]
    private let final: UInt8

    init(_ bytes: [UInt8], final: UInt8) {
        var rest = bytes[...]
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            prefix = first
            rest = rest.dropFirst()
        } else {
            prefix = 0
        }
        let numbers = rest.prefix { (0x30...0x3B).contains($0) }
        intermediates = Array(rest[numbers.endIndex...])
        parameters = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
            field in
            field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(
                ControlSequence.number)
        }
        self.final = final
    }

    /// At most seven digits; more than any terminal sends.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...7).contains(digits.count) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }

    private func parameter(_ index: Int, _ part: Int = 0) -> Int? {
        guard index < parameters.count, part < parameters[index].count else { return nil }
        return parameters[index][part]
    }

    var beginsPaste: Bool {
        prefix == 0 && intermediates.isEmpty && final == UInt8(ascii: "~") && parameter(0) == 200
            && parameters.count == 1
    }

    /// rxvt ends a key with Shift in `$`.
    var isShiftedRxvtKey: Bool {
        prefix == 0 && intermediates.isEmpty && parameters.count == 1
            && parameter(0).flatMap(KeyTable.key(tilde:)) != nil
    }

    var event: Event {
        switch (prefix, intermediates) {
        case (0, []) where final == UInt8(ascii: "t"): pixelSize.map(Event.reply) ?? .unknown
        case (0, []): keyEvent
        case (UInt8(ascii: "<"), []): mouseEvent ?? .unknown
        case (UInt8(ascii: "?"), _), (UInt8(ascii: ">"), _): reply.map(Event.reply) ?? .unknown
        default: .unknown
        }
    }

    /// For sequences after `ESC O`; the number before the final byte, if any, gives the modifiers.
    var singleShiftEvent: Event {
        let modifiers = KeyTable.modifiers(parameter(parameters.count - 1))
        return KeyTable.press(singleShift: final).map {
            .key(KeyPress($0.key, $0.modifiers.union(modifiers)))
        } ?? .unknown
    }

    private var modifiers: Modifiers { KeyTable.modifiers(parameter(1)) }

    private var phase: KeyPress.Phase {
        switch parameter(1, 1) {
        case 2: .repeat
        case 3: .release
        default: .press
        }
    }

    private var keyEvent: Event {
        switch final {
        case UInt8(ascii: "~"): tildeEvent
        case UInt8(ascii: "$"): rxvtEvent(.shift)
        case UInt8(ascii: "^"): rxvtEvent(.control)
        case UInt8(ascii: "@"): rxvtEvent([.control, .shift])
        case UInt8(ascii: "u"):
            parameter(0).map {
                kittyEvent(
                    $0, text: parameter(2).flatMap(KeyTable.character(code:)),
                    shifted: parameter(0, 1).flatMap(KeyTable.character(code:)))
            } ?? .unknown
        case UInt8(ascii: "I") where parameters.count <= 1: .focus(true)
        case UInt8(ascii: "O") where parameters.count <= 1: .focus(false)
        case UInt8(ascii: "M"): MouseReport.urxvt((0..<3).map { parameter($0) })
        case UInt8(ascii: "a")...UInt8(ascii: "d"): letterEvent(final - 0x20, .shift)
        default: letterEvent(final, [])
        }
    }

    private func letterEvent(_ letter: UInt8, _ extra: Modifiers) -> Event {
        guard parameter(0) ?? 1 == 1, let press = KeyTable.press(letter: letter) else { return .unknown }
        return .key(KeyPress(press.key, press.modifiers.union(modifiers).union(extra), phase: phase))
    }

    private func rxvtEvent(_ modifiers: Modifiers) -> Event {
        guard parameters.count == 1, let key = parameter(0).flatMap(KeyTable.key(tilde:)) else {
            return .unknown
        }
        return .key(KeyPress(key, modifiers))
    }

    private var tildeEvent: Event {
        // xterm's modifyOtherKeys: CSI 27 ; modifiers ; character ~
        if parameter(0) == 27, let code = parameter(2) { return kittyEvent(code) }
        guard let key = parameter(0).flatMap(KeyTable.key(tilde:)) else { return .unknown }
        return .key(KeyPress(key, modifiers, phase: phase))
    }

    /// Characters have Shift applied, so that a press and its release agree.
    /// - Parameter text: missing on release and with Ctrl and Alt.
    private func kittyEvent(_ code: Int, text: Character? = nil, shifted: Character? = nil) -> Event {
        guard let key = KeyTable.key(kitty: code) else { return .unknown }
        guard case .character(var character) = key else {
            return .key(KeyPress(key, modifiers, phase: phase))
        }
        let isShifted = modifiers.contains(.shift)
        let isCapsLocked = ((parameter(1) ?? 1) - 1) & 64 != 0
        if modifiers.isDisjoint(with: [.control, .alt, .super]) {
            if let exact = text ?? (isShifted ? shifted : nil) {
                character = exact
            } else if isShifted != isCapsLocked, character.isLowercase {
                character = character.uppercased().first ?? character
            }
        }
        return .key(KeyPress(.character(character), modifiers.subtracting(.shift), phase: phase))
    }

    private var mouseEvent: Event? {
        guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
        return MouseReport.sgr((0..<3).map { parameter($0) }, isRelease: final == UInt8(ascii: "m"))
    }

    /// `6 ; height ; width t` of a cell or `4 ; height ; width t` of all (xterm's control sequences, XTWINOPS 16 and 14).
    private var pixelSize: TerminalReply? {
        guard let height = parameter(1), let width = parameter(2) else { return nil }
        let size = PixelSize(width: width, height: height)
        return switch parameter(0) {
        case 6: size.isCell ? .cellSize(size) : nil
        case 4: .textArea(size)
        default: nil
        }
    }

    private var reply: TerminalReply? {
        switch (prefix, intermediates, final) {
        case (UInt8(ascii: "?"), [], UInt8(ascii: "c")):
            // The first number is the terminal's class.
            return .attributes(writesClipboard: parameters.dropFirst().contains { $0.first == 52 })
        case (UInt8(ascii: "?"), [], UInt8(ascii: "u")): return .kittyKeyboard(flags: parameter(0) ?? 0)
        case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")):
            guard parameter(0) == 2026 else { return nil }
            // Set or reset, and neither for good.
            return .synchronizedOutput(isKnown: [1, 2].contains(parameter(1)))
        case (UInt8(ascii: ">"), [], UInt8(ascii: "c")), (UInt8(ascii: "?"), [], UInt8(ascii: "n")):
            return .other
        default: return nil
        }
    }
}
