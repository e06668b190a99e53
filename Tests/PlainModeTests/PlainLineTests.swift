import Testing

@testable import PlainMode

@Suite struct PlainLineTests {
    @Test(arguments: [
        ("  Red,  blue ", "Red, blue", ["red", "blue"]), ("", "", []), ("3 7", "3 7", ["3", "7"]),
        ("row 2; column 3", "row 2; column 3", ["row", "2", "column", "3"]),
    ])
    func aLineIsReadWordByWord(typed: String, text: String, words: [String]) {
        let line = PlainLine(typed)
        #expect(line.text == text && line.words == words)
    }

    @Test func numbersAreToldFromWords() {
        #expect(PlainLine("3, 7").numbers == [3, 7])
        #expect(PlainLine("3 x").numbers == nil && PlainLine("").numbers == nil)
    }

    @Test func whatComesAfterTheFirstWordIsKeptAsTyped() {
        #expect(PlainLine("rename  2 Ada Lovelace").rest == "2 Ada Lovelace")
        #expect(PlainLine("rename").rest == "")
    }

    @Test func aLongAnswerIsRepeatedInPart() {
        let long = String(repeating: "x", count: 4_096)
        let cut = String(repeating: "x", count: 60) + "…"
        #expect(Sentences.notAChoice(long) == "\"\(cut)\" isn't an option here; ? lists the choices.")
        #expect(Sentences.notAValue(long, of: ["a"]) == "\"\(cut)\" isn't an option; choose from: a.")
        #expect(Sentences.notAChoice("yes").contains("\"yes\""))
    }
}
