import FoundationEssentials
import GameRules
import TestSupport
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
        ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}"),
        // A family, a pilot with a skin tone, a heart with fire, flags, a keycap; joined to a letter nothing goes.
        ("\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}!", "\u{1F469}!"),
        ("\u{1F469}\u{1F3FD}\u{200D}\u{2708}\u{FE0F}", "\u{1F469}"),
        ("\u{2764}\u{FE0F}\u{200D}\u{1F525}x", "\u{2764}x"),
        ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}\u{1F1E9}\u{1F1EA}", "\u{1F3F3}\u{1F1E9}\u{1F1EA}"),
        ("1\u{FE0F}\u{20E3}", "1\u{20E3}"), ("a\u{200D}\u{1F469}", "a\u{1F469}"),
        ("\u{1F469}\u{200D}b", "\u{1F469}b"),
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
        var generator = SeededGenerator(seed: 1)
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

/// Typed words as they are compared.
@Suite struct FoldedTextTests {
    @Test(arguments: [
        ("Sí", "si"), ("ESTADÍSTICAS", "estadisticas"), ("añadir", "anadir"), ("cœur", "coeur"),
        ("Grüße", "grusse"), ("Łódź", "lodz"), ("se\u{301}", "se"), ("r y g b 1", "r y g b 1"),
        ("ключ", "ключ"),
        ("", ""),
    ])
    func accentsAndCaseDoNotCount(text: String, folded: String) { #expect(text.folded == folded) }

    @Test func ligaturesArePartedWhereNoFontHasThem() {
        #expect("œuf".withoutLigatures == "oeuf" && "ŒUVRE".withoutLigatures == "OEUVRE")
    }

    @Test func everyLatinLetterBecomesOneOfASCII() {
        for value in UInt32(0xC0)...0x17F where value != 0xD7 && value != 0xF7 {
            let text = String(Character(Unicode.Scalar(value) ?? " "))
            #expect(text.folded.utf8.allSatisfy { (0x61...0x7A).contains($0) }, "\(text)")
        }
    }
}

@Suite struct PlayerNameTests {
    @Test(arguments: [
        ("Ada" as Quoted, "Ada"),
        ("  Ada   Lovelace \n", "Ada Lovelace"),
        ("Zoe\u{308}", "Zo\u{EB}"),
        ("\u{1B}[31mRed\u{7}", "[31mRed"),
        ("a\u{202E}b\u{200B}c", "abc"),
        ("\u{2800}x\u{2800}", "x"),
        ("12345678901234567890123", "12345678901234567890"),
        ("1234567890123456789 x", "1234567890123456789"),
        ("\u{1F1EB}\u{1F1F7}\u{1F600}", "\u{1F1EB}\u{1F1F7}\u{1F600}"),
    ])
    func isPutInOrder(_ typed: Quoted, _ name: String) throws {
        let made = try #require(PlayerName(typed.text))
        #expect(Array(made.string.unicodeScalars) == Array(name.unicodeScalars))
    }

    @Test(
        arguments: [
            "", "   ", "\u{1B}\u{7}", "\u{200B}\u{FEFF}", "\u{301}", "\u{2800}\u{2800}", "\u{3164}",
            "\u{FFFD}",
        ] as [Quoted])
    func nothingIsNoName(_ typed: Quoted) {
        #expect(PlayerName(typed.text) == nil)
    }

    @Test func lettersAreCountedAsPeopleDo() throws {
        let flags = String(repeating: "\u{1F1EB}\u{1F1F7}", count: 30)
        #expect(try #require(PlayerName(flags)).string.count == PlayerName.maxLength)
    }

    @Test func oneClusterWithoutEndIsBounded() throws {
        let conjunct = String(repeating: "\u{915}\u{94D}", count: 50_000) + "\u{915}"
        let name = try #require(PlayerName(conjunct))
        #expect(name.string.unicodeScalars.count <= PlayerName.maxScalars)
    }

    @Test func aNameOfANameIsTheSame() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<5000 {
            guard let once = PlayerName(generator.text(longest: 120)) else { continue }
            let twice = PlayerName(once.string)
            #expect(twice.map { Array($0.string.unicodeScalars) } == Array(once.string.unicodeScalars))
            #expect((1...PlayerName.maxLength).contains(once.string.count))
            #expect(Array(SafeText(once.string).string.unicodeScalars) == Array(once.string.unicodeScalars))
        }
    }

    @Test func unnamedIsAName() {
        #expect(PlayerName(PlayerName.unnamed.string) == PlayerName.unnamed)
    }
}

@Suite struct TimestampTests {
    @Test(arguments: [
        (0.0, "1970-01-01T00:00:00Z"), (1_795_176_000, "2026-11-20T12:00:00Z"),
        (951_782_399, "2000-02-28T23:59:59Z"),
        (951_782_400, "2000-02-29T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
        (253_402_300_799, "9999-12-31T23:59:59Z"),
        (-62_135_596_800, "0001-01-01T00:00:00Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
    ])
    func isWrittenAndRead(_ seconds: Double, _ text: String) {
        #expect(Timestamp.text(Date(timeIntervalSince1970: seconds)) == text)
        #expect(Timestamp.date(text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        ("2026-11-20T12:00:00.5Z", 1_795_176_000.5), ("2026-11-20T13:30:00+01:30", 1_795_176_000),
        ("2026-11-20t07:00:00-05:00", 1_795_176_000), ("2026-11-20 12:00:00z", 1_795_176_000),
        ("2016-12-31T23:59:60Z", 1_483_228_800),
    ])
    func otherSpellingsAreRead(_ text: String, _ seconds: Double) {
        #expect(Timestamp.date(text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "", "2026", "2026-11-20", "2026-11-20T12:00:00", "2026-11-20T12:00:00ZZ", "2026-13-20T12:00:00Z",
        "2026-02-29T12:00:00Z", "1900-02-29T12:00:00Z", "2026-11-00T12:00:00Z", "2026-11-20T24:00:00Z",
        "2026-11-20T12:60:00Z", "2026-11-20T12:00:61Z", "0000-01-01T00:00:00Z", "2026-11-20T12:00:00.Z",
        "2026-11-20T12:00:00+0100", "2026-11-20T12:00:00+24:00", "-026-11-20T12:00:00Z",
        "２026-11-20T12:00:00Z",
        "9999-12-31T23:59:59-01:00",
    ])
    func whatIsNoTimeIsNone(_ text: String) {
        #expect(Timestamp.date(text) == nil)
    }

    @Test func timesOutOfReachAreTheNearest() {
        #expect(Timestamp.text(.distantFuture.addingTimeInterval(1e15)) == "9999-12-31T23:59:59Z")
        #expect(Timestamp.text(.distantPast.addingTimeInterval(-1e15)) == "0001-01-01T00:00:00Z")
    }
}

/// Hostile text for a test: a test's name must not do to the terminal what the text would.
struct Quoted: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
    let text: String

    init(stringLiteral value: String) { text = value }

    var testDescription: String {
        text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}
