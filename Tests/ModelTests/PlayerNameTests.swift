import Testing

@testable import Model

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
        var generator = TestGenerator(seed: 2)
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
