import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct PadColoursTests {
    @Test(arguments: PaletteName.allCases, Pad.allCases)
    func litIsClearlyBrighter(palette: PaletteName, pad: Pad) {
        let colours = PadColours.of(pad, in: palette)
        #expect(colours.lit.luminance > colours.unlit.luminance)
        #expect(colours.lit.contrast(with: colours.unlit) >= 3)
    }

    @Test(arguments: PaletteName.allCases, Pad.allCases)
    func namesAreReadableOnPads(palette: PaletteName, pad: Pad) {
        let colours = PadColours.of(pad, in: palette)
        #expect(RGB(0xF2_F0EC).contrast(with: colours.unlit) >= 4.5)
        #expect(RGB(0x10_1014).contrast(with: colours.lit) >= 4.5)
    }
}

@Suite struct ThemeTests {
    private static let grounds: [UInt32] = [0xFF_FFFF, 0xFA_F8F4, 0xFD_F6E3, 0x12_1317, 0x00_0000, 0x30_3030]

    /// What does nothing at the moment can still be made out, and is quieter than what does.
    @Test(arguments: grounds)
    func dimmedKeysAreSeen(ground: UInt32) throws {
        let theme = DisplayStyle(colours: .many, unicode: true, background: RGB(ground)).theme
        let ink = RGB(try #require(theme.dimmed.foreground.rgb))
        #expect(ink.contrast(with: RGB(ground)) >= 3)
        let text = RGB(try #require(theme.text.foreground.rgb))
        #expect(ink.contrast(with: RGB(ground)) * 2 < text.contrast(with: RGB(ground)))
    }
}
