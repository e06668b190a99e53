package import Model
package import TerminalCore

/// A pad's two colours and their stand-in of 16.
package struct PadColours: Hashable, Sendable {
    package let unlit: RGB
    package let lit: RGB
    /// The colour on a console; lit pads use its bright variant.
    package let console: ConsoleColour

    init(_ unlit: UInt32, _ lit: UInt32, _ console: ConsoleColour) {
        self.unlit = RGB(unlit)
        self.lit = RGB(lit)
        self.console = console
    }

    var litColour: Colour { lit.colour(console: consoleLit) }

    /// Readable on every lit pad.
    static let inkOnLit = RGB(0x10_1014).colour(console: .black)

    package var consoleLit: ConsoleColour { ConsoleColour(rawValue: console.rawValue | 8) ?? .brightWhite }

    /// In each palette the lit colour has at least three times the contrast of the unlit one, as the tests
    /// check.
    /// Okabe-Ito: M. Okabe and K. Ito, "Color Universal Design", 2008: vermillion, yellow, bluish green and
    /// sky blue, distinguishable with every common form of colour blindness.
    package static func of(_ pad: Pad, in palette: PaletteName) -> PadColours {
        switch palette {
        case .classic: classic[pad.rawValue]
        case .okabeIto: okabeIto[pad.rawValue]
        case .highContrast: highContrast[pad.rawValue]
        case .monochrome: monochrome[pad.rawValue]
        }
    }

    private static let classic = [
        PadColours(0x86_1A23, 0xFF_6A60, .red), PadColours(0x7A_600A, 0xFF_E04A, .yellow),
        PadColours(0x0C_5F2C, 0x45_F08F, .green), PadColours(0x1A_2E96, 0x6C_B2FF, .blue),
    ]
    private static let okabeIto = [
        PadColours(0x6E_2C00, 0xFF_7A2E, .red), PadColours(0x6C_6308, 0xF7_EB4B, .yellow),
        PadColours(0x00_4B38, 0x14_D9A3, .green), PadColours(0x0F_4668, 0x74_C8F7, .blue),
    ]
    private static let highContrast = [
        PadColours(0x5C_0008, 0xFF_8A84, .red), PadColours(0x55_4500, 0xFF_F27A, .yellow),
        PadColours(0x00_4020, 0x74_FFB0, .green), PadColours(0x00_2266, 0x9C_CCFF, .blue),
    ]
    private static let monochrome = [
        PadColours(0x3A_3A3E, 0xF4_F4F4, .white), PadColours(0x46_464A, 0xF4_F4F4, .white),
        PadColours(0x46_464A, 0xF4_F4F4, .white), PadColours(0x3A_3A3E, 0xF4_F4F4, .white),
    ]
}
