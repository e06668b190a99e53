/// What keys send.
enum Keys {
    static let escape = "\u{1B}"
    static let enter = "\r"
    static let backspace = "\u{7F}"
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let left = "\u{1B}[D"
    static let end = "\u{1B}[F"
    static let home = "\u{1B}[H"

    /// Ctrl and a letter.
    static func control(_ letter: Character) -> String {
        String(UnicodeScalar((letter.asciiValue ?? 0) & 0x1F))
    }
}
