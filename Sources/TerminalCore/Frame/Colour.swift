/// The terminal's own default, or 24-bit sRGB with its stand-in of the 16 console colours. 256-colour terminals
/// get the nearest of their cube.
package struct Colour: Hashable, Sendable {
    /// 0: the default. Otherwise bit 31 set, bits 24-27 the console colour, bits 0-23 sRGB.
    let bits: UInt32

    private init(bits: UInt32) { self.bits = bits }

    package static let terminalDefault = Colour(bits: 0)

    package init(_ rgb: UInt32, console: ConsoleColour) {
        bits = 0x8000_0000 | UInt32(console.rawValue) << 24 | rgb & 0xFF_FFFF
    }

    package var rgb: UInt32? { bits == 0 ? nil : bits & 0xFF_FFFF }

    package var console: ConsoleColour? {
        bits == 0 ? nil : ConsoleColour(rawValue: UInt8(truncatingIfNeeded: bits >> 24 & 0xF))
    }
}

/// Numbered as in SGR 30-37 and 90-97.
package enum ConsoleColour: UInt8, CaseIterable, Hashable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}
