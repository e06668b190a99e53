package enum TerminalReply: Hashable, Sendable {
    /// The state of a private mode (DECRPM).
    case mode(Int, ModeState)
    /// The flags in force: the terminal supports the protocol.
    case kittyKeyboard(flags: Int)
    /// The window's ground as 0xRRGGBB (OSC 11).
    case background(UInt32)
    /// kitty's graphics protocol.
    case graphics(isKnown: Bool)
    /// The pixels of a cell (CSI 16 t).
    case cellSize(PixelSize)
    /// Primary device attributes (DA1): every query sent before it has been answered or never will be.
    case attributes(Attributes)
    case other

    /// Primary device attributes, as far as needed here.
    package struct Attributes: Hashable, Sendable {
        /// OSC 52 (extension 52, as xterm, foot, kitty and others agreed on).
        package var writesClipboard = false

        package init(writesClipboard: Bool = false) { self.writesClipboard = writesClipboard }
    }

    package var endsAnswers: Bool { if case .attributes = self { true } else { false } }

    package enum ModeState: Int, Hashable, Sendable {
        case unknown, set, reset, alwaysSet, alwaysReset
    }
}
