import Testing

@testable import TerminalCore

@Suite struct GlyphSetTests {
    @Test func asciiIsAllThatAsciiShows() {
        for value in UInt32(0x20)...0x2FFF {
            guard let scalar = Unicode.Scalar(value), value != 0x7F else { continue }
            let glyph = GlyphSet.ascii.fallback(for: Glyph(scalar))
            #expect((glyph.single?.value ?? 0x80) < 0x7F, "\(String(value, radix: 16))")
        }
    }

    @Test(
        arguments: [
            ("╭", "+"), ("─", "-"), ("│", "|"), ("█", "#"), ("▀", "\""), ("▄", "_"), ("→", ">"), ("↑", "^"),
            ("…", "."),
            ("●", "*"), ("é", "e"), ("Ñ", "N"), ("ÿ", "y"), ("œ", "o"), ("ł", "l"), ("À", "A"), ("漢", "?"),
            ("’", "'"), ("a", "a"),
            ("e\u{301}", "e"), ("\u{A0}", " "), ("♪", "~"), ("🟩", "o"), ("🟨", "~"), ("🟥", "x"),
        ] as [(Character, Character)])
    func asciiHasAStandIn(glyph: Character, expected: Character) {
        #expect(GlyphSet.ascii.fallback(for: Glyph(glyph)).character == expected)
    }

    @Test(
        arguments: [
            ("╭", "┌"), ("╯", "┘"), ("━", "─"), ("▀", "▀"), ("█", "█"), ("●", "•"), ("→", "→"), ("é", "é"),
            ("œ", "o"),
            ("漢", "?"),
            ("✓", "√"), ("♪", "♪"), ("▁", "▄"), ("“", "\""), ("×", "x"),
        ] as [(Character, Character)])
    func theConsoleKeepsItsOwnGlyphs(glyph: Character, expected: Character) {
        #expect(GlyphSet.console.fallback(for: Glyph(glyph)).character == expected)
    }

    @Test(arguments: ["漢", "e\u{301}", "🎉"] as [Character])
    func unicodeKeepsEverything(glyph: Character) {
        #expect(GlyphSet.unicode.fallback(for: Glyph(glyph)).character == glyph)
    }
}
