/// What a terminal is left in: the modes that are set, and what has been pushed and not popped.
package struct Modes: Equatable {
    /// Private modes that differ from what a terminal has when nobody has touched it: wrapping and the cursor are on at
    /// first, everything else is off.
    package private(set) var changed: Set<Int> = []
    /// How often the window's title has been put by and not taken back.
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

    /// Whether they leave a terminal in the same state.
    package static func == (left: Modes, right: Modes) -> Bool {
        left.changed == right.changed && left.titles == right.titles && left.keyboards == right.keyboards
            && left.isPenReset == right.isPenReset && left.hasPictures == right.hasPictures
            && left.hasPalette == right.hasPalette
    }

    /// Nothing changed, nothing pushed.
    package static let untouched = Modes()

    /// Whether a private mode is set.
    package func isOn(_ mode: Int) -> Bool { changed.contains(mode) != [7, 25].contains(mode) }

    /// Sets a private mode, or resets it.
    mutating func set(_ mode: Int, _ on: Bool) {
        if on == [7, 25].contains(mode) { changed.remove(mode) } else { changed.insert(mode) }
    }

    /// Takes a control sequence; false for one that is about no mode.
    mutating func take(_ body: String, _ final: Character) -> Bool {
        switch (body, final) {
        case ("22;2", "t"): titles += 1
        case ("23;2", "t"): titles -= 1
        case ("<", "u") where isOn(1049): alternateKeyboards = max(0, alternateKeyboards - 1)
        case ("<", "u"): keyboards -= 1
        case (_, "u") where body.hasPrefix(">") && isOn(1049): alternateKeyboards += 1
        case (_, "u") where body.hasPrefix(">"): keyboards += 1
        case (_, "m"): isPenReset = body.isEmpty || body == "0"
        default: return false
        }
        return true
    }

    /// Takes a string: kitty's pictures or the console's palette.
    mutating func take(_ introducer: UInt8, _ body: String) {
        switch (introducer, body) {
        case (UInt8(ascii: "_"), "Ga=d,d=A"): hasPictures = false
        case (UInt8(ascii: "_"), _) where body.hasPrefix("Ga=t") || body.hasPrefix("Ga=p"): hasPictures = true
        case (UInt8(ascii: "]"), "R"): hasPalette = false
        case (UInt8(ascii: "]"), _) where body.hasPrefix("P"): hasPalette = true
        default: break
        }
    }
}
