import Model
import Testing

@Suite struct PadKeysTests {
    @Test(arguments: zip("rygbRYGB1234", [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]))
    func lettersAndDigitsPressPads(key: Character, pad: Int) {
        #expect(PadKeys.standard.pad(for: key)?.rawValue == pad)
    }

    @Test(arguments: "xlq?5 0é") func otherKeysDoNot(key: Character) {
        #expect(PadKeys.standard.pad(for: key) == nil)
    }

    @Test(
        arguments: [
            ("y", PadKeys.Conflict.taken(.yellow)), ("l", .reserved), ("u", .reserved), ("V", .reserved),
            ("c", .reserved),
            ("3", .notALetter), ("?", .reserved),
            ("é", .notALetter), ("\t", .notALetter),
        ] as [(Character, PadKeys.Conflict)])
    func conflictsAreExplained(letter: Character, conflict: PadKeys.Conflict) {
        #expect(throws: conflict) { try PadKeys.standard.setting(.red, to: letter) }
    }

    /// Letters that were free once stay where a player has put them.
    @Test func earlierLettersAreKept() throws {
        let keys = try #require(PadKeys("uvgb"))
        #expect(keys.pad(for: "u") == .red && keys.pad(for: "v") == .yellow)
        #expect(try keys.setting(.red, to: "u") == keys)
    }

    @Test func aPadKeepsOrChangesItsLetter() throws {
        #expect(try PadKeys.standard.setting(.red, to: "R") == .standard)
        let keys = try PadKeys.standard.setting(.red, to: "D")
        #expect(keys.text == "dygb" && keys.pad(for: "d") == .red && keys.pad(for: "r") == nil)
    }

    @Test(arguments: ["", "ryg", "rygbb", "rrgb", "lygb", "r gb"]) func badTextIsRefused(text: String) {
        #expect(PadKeys(text) == nil)
    }

    @Test(arguments: ["rygb", "dfjk", "asdf"]) func textIsReadAndWritten(text: String) {
        #expect((PadKeys(text)?.text == text) == !text.contains("s"))
    }
}
