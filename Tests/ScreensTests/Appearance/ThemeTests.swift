import TerminalCore
import Testing

@testable import Screens

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
