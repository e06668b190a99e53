import Testing

@testable import Model

@Suite struct SafeTextTests {
    @Test(arguments: [
        ("" as Quoted, ""),
        ("Ada", "Ada"),
        ("\u{1B}[2J", "\u{FFFD}[2J"),
        ("\u{9B}2J", "\u{FFFD}2J"),
        ("a\0b\u{7F}c", "a\u{FFFD}b\u{FFFD}c"),
        ("one\r\ntwo\tthree", "one  two three"),
        ("a\u{85}b\u{2028}c\u{2029}d\u{A0}e\u{3000}f", "a b c d e f"),
        ("\u{202E}evil\u{202C}", "evil"),
        ("\u{2066}a\u{2069}\u{200F}", "a"),
        ("z\u{200B}w\u{200D}j\u{FEFF}\u{AD}\u{2060}", "zwj"),
        ("\u{E0041}\u{E0100}\u{3164}\u{115F}x", "x"),
        ("\u{E000}\u{F0000}\u{378}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("e\u{301}", "\u{E9}"),
        ("\u{1100}\u{1161}", "\u{AC00}"),
        ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}\u{1F469}"),
        ("\u{2764}\u{FE0F}\u{1F44D}\u{1F3FD}", "\u{2764}\u{1F44D}"),
        ("\u{1F1EB}\u{1F1F7}", "\u{1F1EB}\u{1F1F7}"),
        ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"),
    ])
    func isHarmless(_ untrusted: Quoted, _ safe: String) {
        #expect(Array(SafeText(untrusted.text).string.unicodeScalars) == Array(safe.unicodeScalars))
    }

    @Test func aLetterCarriesTwoMarks() {
        let zalgo = "q" + String(repeating: "\u{30D}", count: 50) + "\u{327}w"
        #expect(SafeText(zalgo).string.unicodeScalars.count == 4)
    }

    @Test func marksWithoutALetterGo() {
        #expect(SafeText("\u{301}\u{302}x").string == "x")
    }

    @Test func longTextEndsInAnEllipsis() {
        let text = SafeText(String(repeating: "ä", count: 100_000)).string
        #expect(text.unicodeScalars.count == SafeText.maxLength)
        #expect(text.hasSuffix("ä…"))
        #expect(SafeText(String(repeating: "a", count: SafeText.maxLength)).string.hasSuffix("a"))
    }

    @Test func interpolationIsMadeSafeWithTheRest() {
        let name = "\u{1B}]0;owned\u{7}"
        #expect(("Hello \(name)" as SafeText).string == "Hello \u{FFFD}]0;owned\u{FFFD}")
        #expect(("a" + SafeText("b")).string == "ab")
    }

    @Test func makingOneOfOneChangesNothing() {
        var generator = TestGenerator(seed: 1)
        for _ in 0..<5000 {
            let once = SafeText(generator.text(longest: 40)).string
            let twice = SafeText(once).string
            #expect(Array(twice.unicodeScalars) == Array(once.unicodeScalars))
        }
    }

    @Test func noScalarGetsThroughThatShouldNot() {
        // The planes in use, and the ends of those for private use.
        let values =
            [0...0x3FFFF, 0xE0000...0xE0FFF, 0xF0000...0xF0010, 0x10FFF0...0x10FFFF] as [ClosedRange<UInt32>]
        for scalar in values.joined().compactMap(Unicode.Scalar.init) {
            let isHarmless = SafeText("a\(scalar)b").string.unicodeScalars.allSatisfy {
                switch $0.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
                    .unassigned:
                    false
                case .spaceSeparator: $0 == " "
                default: !$0.properties.isDefaultIgnorableCodePoint
                }
            }
            if !isHarmless { Issue.record("U+\(String(scalar.value, radix: 16)) gets through") }
        }
    }
}
