/// Which bytes stand for which key, over xterm, VT220, rxvt, the Linux console, screen, tmux and kitty.
enum KeyTable {
    /// For bytes below 0x80.
    static func press(ofControlOrASCII byte: UInt8) -> KeyPress {
        switch byte {
        case 0x00: KeyPress(.character(" "), .control)
        case 0x08, 0x7F: KeyPress(.backspace)
        case 0x09: KeyPress(.tab)
        case 0x0A, 0x0D: KeyPress(.enter)
        case 0x1B: KeyPress(.escape)
        case 0x01...0x1A: KeyPress(.character(character(byte + 0x60)), .control)
        case 0x1C...0x1F: KeyPress(.character(character(byte + 0x40)), .control)
        default: KeyPress(.character(character(byte)))
        }
    }

    /// The key of `CSI letter`, also with modifiers as `CSI 1 ; n letter`.
    static func press(letter: UInt8) -> KeyPress? {
        switch Unicode.Scalar(letter) {
        case "A": KeyPress(.up)
        case "B": KeyPress(.down)
        case "C": KeyPress(.right)
        case "D": KeyPress(.left)
        case "F": KeyPress(.end)
        case "H": KeyPress(.home)
        case "P": KeyPress(.function(1))
        case "Q": KeyPress(.function(2))
        case "R": KeyPress(.function(3))
        case "S": KeyPress(.function(4))
        case "Z": KeyPress(.tab, .shift)
        default: nil
        }
    }

    /// The key of `ESC O letter`: cursor keys, F1 to F4 and the keypad; rxvt's lower-case letters are cursor keys
    /// with Ctrl.
    static func press(singleShift letter: UInt8) -> KeyPress? {
        switch Unicode.Scalar(letter) {
        case "a"..."d": press(letter: letter - 0x20).map { KeyPress($0.key, .control) }
        case "j"..."y": KeyPress(.character(character(letter - 0x40)))
        case "X": KeyPress(.character("="))
        case "M": KeyPress(.enter)
        case "I": KeyPress(.tab)
        case " ": KeyPress(.character(" "))
        case "Z": nil
        default: press(letter: letter)
        }
    }

    /// The key of `CSI number ~`. F5 to F20 skip some numbers, as on the VT220's keyboard.
    static func key(tilde number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// The key of `CSI code u`; nil for modifiers and media keys.
    static func key(kitty code: Int) -> Key? {
        switch code {
        case 8, 127: .backspace
        case 9: .tab
        case 10, 13, 57414: .enter
        case 27: .escape
        case 57376...57387: .function(code - 57363)
        case 57399...57408: .character(character(UInt8(code - 57399) + 0x30))
        case 57409: .character(".")
        case 57410: .character("/")
        case 57411: .character("*")
        case 57412: .character("-")
        case 57413: .character("+")
        case 57415: .character("=")
        case 57416: .character(",")
        case 57417...57426: keypad[code - 57417]
        case 0..<32, 57344...63743: nil
        default: character(code: code).map(Key.character)
        }
    }

    /// Nil for controls and invalid values.
    static func character(code: Int) -> Character? {
        guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
        return scalar.properties.generalCategory == .control ? nil : Character(scalar)
    }

    /// From an xterm parameter: one more than the sum of Shift 1, Alt 2, Ctrl 4, Super 8 and Meta 32; Hyper and
    /// the locks are ignored.
    static func modifiers(_ parameter: Int?) -> Modifiers {
        let bits = max(0, (parameter ?? 1) - 1)
        return Modifiers(rawValue: UInt8(bits & 15 | (bits & 32) >> 4))
    }

    private static let keypad: [Key] = [
        .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]

    private static func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }
}
