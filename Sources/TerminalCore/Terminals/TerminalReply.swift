package enum TerminalReply: Hashable, Sendable {
    /// Whether synchronized output (mode 2026) can be switched (DECRPM).
    case synchronizedOutput(isKnown: Bool)
    /// The flags in force: the terminal supports the protocol.
    case kittyKeyboard(flags: Int)
    /// The window's ground as 0xRRGGBB (OSC 11).
    case background(UInt32)
    /// There is a colour 200, and so there are 256 (OSC 4).
    case indexedColours
    /// The terminal's name and version (XTVERSION).
    case name(String)
    /// kitty's graphics protocol.
    case graphics(isKnown: Bool)
    /// The pixels of a cell (CSI 16 t).
    case cellSize(PixelSize)
    /// The pixels of all cells (CSI 14 t).
    case textArea(PixelSize)
    /// Primary device attributes (DA1): every query sent before it has been answered or never will be. OSC 52 is
    /// extension 52, as xterm, foot, kitty and others agreed on.
    case attributes(writesClipboard: Bool)
    case other

    package var endsAnswers: Bool { if case .attributes = self { true } else { false } }
}
