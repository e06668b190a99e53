package enum TerminalModes {
    /// Disambiguate keys, report releases and shifted characters, report every key and its text.
    static let kittyFlags = 1 | 2 | 4 | 8 | 16

    /// Alternate screen, no wrapping, no cursor, and where supported title, mouse moves, paste and focus; then
    /// queries, DA1 last, unless resuming after a stop.
    package static func enter(_ capabilities: Capabilities, title: StaticString, asks: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        if capabilities.isXtermLike {
            bytes.append(text: "\u{1B}[22;2t\u{1B}]2;")
            bytes.append(text: title)
            bytes.append(text: "\u{1B}\\")
        }
        if capabilities.isXtermLike { bytes.append(text: "\u{1B}[?1049h") }
        bytes.append(text: "\u{1B}[?7l\u{1B}[?25l")
        if capabilities.setsPalette { bytes.append(contentsOf: ConsolePalette.set) }
        if capabilities.isXtermLike {
            bytes.append(text: "\u{1B}[?1000h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h")
        }
        if capabilities.kittyKeyboard { bytes.append(contentsOf: pushKeyboard) }
        if asks { bytes.append(contentsOf: queries(capabilities)) }
        return bytes
    }

    /// All at once, DA1 last. The better answer about cells comes last.
    package static func queries(_ capabilities: Capabilities) -> [UInt8] {
        guard capabilities.isXtermLike else { return [] }
        var bytes: [UInt8] = []
        bytes.append(text: "\u{1B}[?2026$p\u{1B}[?u\u{1B}[>q\u{1B}]11;?\u{1B}\\\u{1B}[14t\u{1B}[16t")
        if capabilities.asksForColours { bytes.append(text: "\u{1B}]4;200;?\u{1B}\\") }
        if capabilities.asksForPictures { bytes.append(contentsOf: GraphicsCommand.query) }
        return bytes + lastQuery
    }

    /// DA1, which every terminal answers, in its turn.
    package static let lastQuery = Array("\u{1B}[c".utf8)

    package static let pushKeyboard = Array("\u{1B}[>\(kittyFlags)u".utf8)

    /// Begins by terminating a sequence that may have been cut.
    package static func leave(_ capabilities: Capabilities) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(text: "\u{1B}\\")
        if capabilities.synchronizesOutput { bytes.append(text: "\u{1B}[?2026l") }
        if capabilities.showsPictures { bytes.append(contentsOf: GraphicsCommand.deleteAll) }
        if capabilities.kittyKeyboard { bytes.append(text: "\u{1B}[<u") }
        if capabilities.isXtermLike {
            bytes.append(text: "\u{1B}[?2004l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1000l")
        }
        if capabilities.setsPalette { bytes.append(contentsOf: ConsolePalette.reset) }
        // GNU screen and mosh take part in no alternate screen: the frame would stay on theirs.
        bytes.append(text: "\u{1B}[m\u{1B}[2J\u{1B}[H\u{1B}[?7h\u{1B}[?25h")
        // The title is emptied for those that keep none to go back to.
        if capabilities.isXtermLike { bytes.append(text: "\u{1B}[?1049l\u{1B}]2;\u{1B}\\\u{1B}[23;2t") }
        return bytes
    }
}
