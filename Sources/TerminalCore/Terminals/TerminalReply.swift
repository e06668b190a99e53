/// What a terminal says of itself when it is asked.
package enum TerminalReply: Hashable, Sendable {
    /// The state of a private mode (DECRPM).
    case mode(Int, ModeState)
    /// The kitty keyboard flags in force: the terminal speaks the protocol.
    case kittyKeyboard(flags: Int)
    /// The window's ground as 0xRRGGBB (OSC 11).
    case background(UInt32)
    /// Whether pictures can be sent by kitty's graphics protocol.
    case graphics(isKnown: Bool)
    /// The pixels of a cell (CSI 16 t).
    case cellSize(PixelSize)
    /// Primary device attributes (DA1): every query sent before it has been answered or never will be.
    case attributes(Attributes)
    /// An answer to something that was not asked.
    case other

    /// What a terminal tells of itself in primary device attributes, as far as anybody here asks.
    package struct Attributes: Hashable, Sendable {
        /// Whether programs may write to the clipboard by OSC 52 (extension 52, as xterm, foot, kitty and others
        /// agreed on).
        package var writesClipboard = false

        /// Nothing beside its class.
        package init(writesClipboard: Bool = false) { self.writesClipboard = writesClipboard }
    }

    /// Whether it is the answer to the last of the questions.
    package var endsAnswers: Bool { if case .attributes = self { true } else { false } }

    /// What DECRPM says of a mode.
    package enum ModeState: Int, Hashable, Sendable {
        case unknown, set, reset, alwaysSet, alwaysReset
    }
}
