/// What a terminal is left in by the bytes that came: the modes that are set, what has been pushed and
/// not popped, and whether a sequence was left open.
package struct Modes: Equatable {
    /// Private modes that differ from what a terminal has when nobody has touched it.
    package private(set) var changed: Set<Int> = []
    package private(set) var titles = 0
    /// Keyboard flags pushed on the stack of the usual screen; less than none if the shell's own were popped.
    package private(set) var keyboards = 0
    /// Those pushed on the stack of the alternate screen, which is its own; popping from an empty one does
    /// nothing (kitty's keyboard protocol, "Progressive enhancement").
    package private(set) var alternateKeyboards = 0
    package private(set) var isPenReset = true
    /// Whether the terminal has been given pictures that nobody has taken away again.
    package private(set) var hasPictures = false
    /// Whether the console's palette is another than its own.
    package private(set) var hasPalette = false
    package private(set) var isMidway = false
    package private(set) var offences: [String] = []
    /// Sequences that another cut short; it happens where a program breaks, and only there.
    package private(set) var cuts = 0

    /// Whether they leave a terminal in the same state.
    package static func == (left: Modes, right: Modes) -> Bool {
        left.changed == right.changed && left.titles == right.titles && left.keyboards == right.keyboards
            && left.isPenReset == right.isPenReset && left.hasPictures == right.hasPictures
            && left.hasPalette == right.hasPalette && left.isMidway == right.isMidway
            && left.offences == right.offences
    }

    /// Nothing changed, nothing pushed, nothing open.
    package static let untouched = Modes()

    package init() {}

    package init(after bytes: [UInt8]) {
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x1B else {
                index += 1
                continue
            }
            guard index + 1 < bytes.count else {
                isMidway = true
                return
            }
            switch bytes[index + 1] {
            case UInt8(ascii: "["): index = takeControl(bytes, from: index + 2)
            case UInt8(ascii: "]"), UInt8(ascii: "_"): index = takeString(bytes, from: index + 2)
            case UInt8(ascii: "\\"): index += 2
            default:
                offences.append("ESC \(bytes[index + 1])")
                index += 2
            }
        }
    }

    private mutating func takeControl(_ bytes: [UInt8], from start: Int) -> Int {
        guard let end = bytes[start...].firstIndex(where: { $0 >= 0x40 || $0 < 0x20 }) else {
            isMidway = true
            return bytes.count
        }
        // A new Esc cancels a sequence that a broken program left open.
        guard bytes[end] >= 0x40 else {
            cuts += 1
            return end
        }
        take(String(decoding: bytes[start..<end], as: UTF8.self), Character(Unicode.Scalar(bytes[end])))
        return end + 1
    }

    private mutating func takeString(_ bytes: [UInt8], from start: Int) -> Int {
        guard let end = bytes[start...].firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else {
            isMidway = true
            return bytes.count
        }
        take(bytes[start - 1], String(decoding: bytes[start..<end], as: UTF8.self))
        return bytes[end] == 0x07 ? end + 1 : end
    }

    private mutating func take(_ body: String, _ final: Character) {
        switch (body, final) {
        case ("22;2", "t"): titles += 1
        case ("23;2", "t"): titles -= 1
        case ("<", "u") where isAlternate: alternateKeyboards = max(0, alternateKeyboards - 1)
        case ("<", "u"): keyboards -= 1
        case (_, "u") where body.hasPrefix(">") && isAlternate: alternateKeyboards += 1
        case (_, "u") where body.hasPrefix(">"): keyboards += 1
        case (_, "h") where body.hasPrefix("?"), (_, "l") where body.hasPrefix("?"):
            switchMode(body, final == "h")
        case (_, "m"): isPenReset = body.isEmpty || body == "0"
        default: break
        }
    }

    /// Takes a string: kitty's pictures or the console's palette.
    private mutating func take(_ introducer: UInt8, _ body: String) {
        switch (introducer, body) {
        case (UInt8(ascii: "_"), "Ga=d,d=A"): hasPictures = false
        case (UInt8(ascii: "_"), _) where body.hasPrefix("Ga=t") || body.hasPrefix("Ga=p"): hasPictures = true
        case (UInt8(ascii: "]"), "R"): hasPalette = false
        case (UInt8(ascii: "]"), _) where body.hasPrefix("P"): hasPalette = true
        default: break
        }
    }

    private var isAlternate: Bool { changed.contains(1049) }

    private mutating func switchMode(_ body: String, _ on: Bool) {
        guard let mode = Int(body.dropFirst()) else { return }
        // Wrapping and the cursor are on at first, everything else is off.
        if on == [7, 25].contains(mode) { changed.remove(mode) } else { changed.insert(mode) }
    }
}
