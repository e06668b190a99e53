/// A colour of a cell's ink or ground.
///
/// Either the terminal's own default, or 24-bit sRGB together with the one of the 16 console colours
/// that stands for it where there are no more. 256-colour terminals get the nearest of their cube.
package struct Colour: Hashable, Sendable {
    /// 0: the default. Otherwise bit 31 set, bits 24-27 the console colour, bits 0-23 sRGB.
    let bits: UInt32

    private init(bits: UInt32) { self.bits = bits }

    /// The terminal's own ink or ground.
    package static let terminalDefault = Colour(bits: 0)

    /// A 24-bit sRGB colour (0xRRGGBB) and its stand-in of 16.
    package init(_ rgb: UInt32, console: ConsoleColour) {
        bits = 0x8000_0000 | UInt32(console.rawValue) << 24 | rgb & 0xFF_FFFF
    }

    /// The 24-bit value, or nil for the terminal's default.
    package var rgb: UInt32? { bits == 0 ? nil : bits & 0xFF_FFFF }

    /// The stand-in of 16 colours, or nil for the terminal's default.
    package var console: ConsoleColour? {
        bits == 0 ? nil : ConsoleColour(rawValue: UInt8(truncatingIfNeeded: bits >> 24 & 0xF))
    }
}

/// The 16 colours that every colour terminal has, by their number in SGR 30-37 and 90-97.
package enum ConsoleColour: UInt8, CaseIterable, Hashable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}
