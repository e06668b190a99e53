package enum TerminalModes {
    /// Disambiguate keys, report releases and shifted characters, report every key and its text.
    static let kittyFlags = 1 | 2 | 4 | 8 | 16

    /// Turns off wrapping and the cursor and, where supported, sets the title and turns on the alternate screen and reports of
    /// mouse, pastes and focus.
    /// - Parameter sendsQueries: whether queries follow, DA1 last; false when the program resumes after a stop.
    package static func enter(_ capabilities: Capabilities, title: StaticString, sendsQueries: Bool)
        -> [UInt8]
    {
        var bytes: [UInt8] = []
        if capabilities.isXtermLike {
            bytes.append(text: "\u{1B}[22;2t\u{1B}]2;")
            bytes.append(text: title)
            bytes.append(text: "\u{1B}\\\u{1B}[?1049h")
        }
        bytes.append(text: "\u{1B}[?7l\u{1B}[?25l")
        if capabilities.setsPalette { bytes.append(contentsOf: ConsolePalette.set) }
        if capabilities.isXtermLike {
            bytes.append(text: "\u{1B}[?1000h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h")
        }
        if capabilities.kittyKeyboard { bytes.append(contentsOf: pushKeyboard) }
        if sendsQueries { bytes.append(contentsOf: queries(capabilities)) }
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

    /// DA1. Every terminal answers it, and in order: nothing that was asked before is answered later.
    package static let lastQuery = Array("\u{1B}[c".utf8)

    package static let pushKeyboard = Array("\u{1B}[>\(kittyFlags)u".utf8)

    /// Begins by terminating a sequence that may have been cut short.
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
        // GNU screen and mosh do not switch to the alternate screen: without clearing, the last frame would remain.
        bytes.append(text: "\u{1B}[m\u{1B}[2J\u{1B}[H\u{1B}[?7h\u{1B}[?25h")
        // The title is emptied first, for terminals that cannot restore the one before.
        if capabilities.isXtermLike { bytes.append(text: "\u{1B}[?1049l\u{1B}]2;\u{1B}\\\u{1B}[23;2t") }
        return bytes
    }
}
