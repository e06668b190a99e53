import Model
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
