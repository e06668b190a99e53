import Testing

@testable import TerminalCore

@Suite struct EscapeBoundaryTests {
    /// The text, a bar where the cut is wanted and one where it may be.
    @Test(arguments: [
        "|a|b", "a|b|c", "a\u{1B}[3|8;5m|b", "\u{1B}|[m|b", "\u{1B}[|m|\u{1B}[m", "\u{1B}]2;ti|tle\u{1B}\\|b",
        "\u{1B}]2;ti|tle\u{7}|b", "\u{1B}_Ga=d\u{1B}|\\|b", "x\u{1B}[4|", "\u{1B}[K|\u{1B}[K|",
    ])
    func outputIsCutBetweenSequences(marked: String) {
        // What lies before the first bar has gone out; the second is the first place after it that is whole.
        let parts = marked.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(
            String.init)
        let bytes = Array(parts.joined().utf8)
        let index = parts[0].utf8.count
        let isWhole = ["|a|b", "a|b|c", "\u{1B}[K|\u{1B}[K|"].contains(marked)
        let wanted = isWhole ? index : index + parts[1].utf8.count
        #expect(EscapeBoundary.next(in: bytes, from: index) == wanted)
    }

    @Test func charactersAreNotCut() {
        let bytes = Array("aé漢".utf8)
        #expect((0...bytes.count).map { EscapeBoundary.next(in: bytes, from: $0) } == [0, 1, 3, 3, 6, 6, 6])
    }
}
