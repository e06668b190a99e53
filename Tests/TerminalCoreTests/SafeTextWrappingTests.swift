import Model
import TerminalCore
import Testing

/// Lines on a terminal that is narrower than they are.
@Suite struct SafeTextWrappingTests {
    @Test func linesAreBrokenAtSpaces() {
        let text: SafeText = "Enter starts; ? lists"
        #expect(text.wrapped(to: 21) == [text])
        #expect(text.wrapped(to: 20) == ["Enter starts; ?", "lists"])
        #expect(text.wrapped(to: 13) == ["Enter starts;", "? lists"])
    }

    @Test func aWordThatIsTooLongIsShortenedOrStaysWhole() {
        #expect(SafeText("a very-long b").wrapped(to: 5) == ["a", "ve...", "b"])
        #expect(SafeText("a very-long b").wrapped(to: 5, shortens: false) == ["a", "very-long", "b"])
    }

    @Test func wideLettersCountAsTwo() {
        #expect(SafeText("\u{4E00}\u{4E00} ab").wrapped(to: 6) == ["\u{4E00}\u{4E00}", "ab"])
        #expect(SafeText("\u{4E00}\u{4E00}\u{4E00}").shortened(to: 5) == "\u{4E00}...")
    }
}
