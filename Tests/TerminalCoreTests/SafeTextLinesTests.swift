import Model
import TerminalCore
import Testing

/// Lines on a terminal that is narrower than they are.
@Suite struct SafeTextLinesTests {
    @Test func linesArePartedAtSpaces() {
        let text: SafeText = "Enter starts; ? lists"
        #expect(text.parted(at: 21) == [text])
        #expect(text.parted(at: 20) == ["Enter starts; ?", "lists"])
        #expect(text.parted(at: 13) == ["Enter starts;", "? lists"])
    }

    @Test func aWordThatIsTooLongStaysWhole() {
        #expect(SafeText("a very-long b").parted(at: 5) == ["a", "very-long", "b"])
    }

    @Test func wideLettersCountAsTwo() {
        #expect(SafeText("\u{4E00}\u{4E00} ab").parted(at: 6) == ["\u{4E00}\u{4E00}", "ab"])
    }
}
