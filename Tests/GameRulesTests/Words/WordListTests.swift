import FoundationEssentials
import GameRules
import JSON
import Model
import Testing

@Suite struct WordListTests {
    private func word(_ number: Int) -> JSON {
        let picture = Unicode.Scalar(0x1F400 + UInt32(number)).map(String.init) ?? "?"
        return [
            "picture": .string(picture), "first": .string("word \(number)"),
            "second": .string("palabra \(number)"),
        ]
    }

    /// A file with a good list in which one thing has been changed.
    private func file(_ change: (inout JSONObject, inout [JSON]) -> Void = { _, _ in }) -> [UInt8] {
        let start: JSON = [
            "version": .integer(1), "name": .string("my-list"),
            "first": ["language": .string("English"), "tag": .string("en")],
            "second": ["language": .string("Español"), "tag": .string("es-419")],
        ]
        var top = start.object ?? JSONObject()
        var words = (0..<30).map(word)
        change(&top, &words)
        if top["words"] == nil { top["words"] = .array(words) }
        return JSON.object(top).bytes(.pretty)
    }

    private func changed(_ key: String, to value: JSON?) -> [UInt8] { file { top, _ in top[key] = value } }

    private func changed(word number: Int, _ key: String, to value: JSON?) -> [UInt8] {
        file { _, words in
            guard var word = words[number].object else { return }
            word[key] = value
            words[number] = .object(word)
        }
    }

    private func complaint(_ bytes: [UInt8]) -> String {
        do throws(WordListError) {
            return "\(try WordList(parsing: bytes, file: "mine.json").words.count) words"
        } catch {
            return error.description
        }
    }

    @Test func aGoodListIsRead() throws {
        let list = try WordList(parsing: file(), file: "mine.json")
        #expect(list.name.string == "my-list" && list.words.count == 30)
        #expect(list.first.name == "English" && list.second.name == "Español" && list.second.tag == "es-419")
        #expect(list.words[3].first == "word 3" && list.words[3].second == "palabra 3")
        let options = WordsOptions(list)
        #expect(options.leaderboardVariant.name == "my-list" && options.listSize == 30)
    }

    @Test func fieldsThatAreNotKnownAreLetPass() {
        #expect(complaint(changed("author", to: .string("Ada"))) == "30 words")
    }

    @Test func whatIsMissingOrOfAnotherKindIsSaid() {
        #expect(complaint(changed("version", to: nil)) == "mine.json: version is missing.")
        #expect(
            complaint(changed("version", to: .number("2")))
                == "mine.json: version is not 1, the only version this game reads.")
        #expect(
            complaint(changed("name", to: .number("7"))) == "mine.json: name is not text in double quotes.")
        #expect(
            complaint(changed("name", to: .string("A b")))
                == "mine.json: name is not a name of 1 to 20 characters from a-z, 0-9 and -.")
        #expect(complaint(changed("first", to: .null)) == "mine.json: first is not an object in braces.")
        #expect(complaint(changed("second", to: [:])) == "mine.json: second.language is missing.")
        #expect(
            complaint(changed("words", to: .null)) == "mine.json: words is not a list in square brackets.")
        #expect(
            complaint(
                file { _, words in words.removeLast(6) })
                == "mine.json: words has 24 words; at least 25 are needed.")
        #expect(
            complaint(
                file { _, words in words[4] = .null }) == "mine.json: words[4] is not an object in braces.")
        #expect(complaint(changed(word: 7, "second", to: nil)) == "mine.json: words[7].second is missing.")
        #expect(complaint(Array("[]".utf8)) == "mine.json is not an object in braces.")
        let twice = Array(#"{"version":1,"version":1}"#.utf8)
        #expect(complaint(twice) == "mine.json: version is duplicated.")
    }

    @Test(arguments: ["", "e", "spanish", "es_ES", "12", "es-", "-es", "es-123456789", "e\u{1B}"])
    func aTagIsALanguage(tag: String) {
        let language: JSON = ["language": .string("Spanish"), "tag": .string(tag)]
        #expect(
            complaint(changed("second", to: language))
                == "mine.json: second.tag is not a language tag such as es or pt-BR.")
    }

    @Test(
        arguments: [
            ("", "is empty"), (String(repeating: "a", count: 21), "is longer than 20 letters"),
            ("two  words", "has a character that cannot be shown, or an extra space"),
            (" perro", "has a character that cannot be shown, or an extra space"),
            ("a\u{1B}[2J", "has a character that cannot be shown, or an extra space"),
            ("a\u{202E}b", "has a character that cannot be shown, or an extra space"),
            ("palabra 2", "is the same as words[2].second"),
            ("Wórd 7", "is the same as words[7].first"),
        ])
    func aWordFitsOnACard(word: String, reason: String) {
        #expect(
            complaint(changed(word: 7, "second", to: .string(word)))
                == "mine.json: words[7].second \(reason).")
    }

    @Test(arguments: ["a", "7", "🐶🐱", "☂", "::"])
    func aPictureIsOneEmoji(picture: String) {
        #expect(
            complaint(changed(word: 0, "picture", to: .string(picture)))
                == "mine.json: words[0].picture is not one emoji.")
    }

    @Test func whatIsNotJSONIsSaidWithLineAndColumn() {
        #expect(
            complaint(Array("{\n  \"version\": 1,\n  \"name\" \"x\"\n}".utf8))
                == "mine.json is not JSON: line 3, column 10: expected a colon.")
        #expect(complaint([]).hasPrefix("mine.json is not JSON: line 1"))
        #expect(complaint([0x7B, 0xFF]).hasSuffix("it is not UTF-8 text."))
        #expect(complaint(Array(repeating: 0x20, count: 1_048_577)).contains("is larger than"))
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func anyChangeIsReadOrRefused(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let good = file()
        for _ in 0..<15 {
            var bytes = good
            for _ in 0...generator.number(below: 4) {
                let place = generator.number(below: bytes.count)
                switch generator.number(below: 3) {
                case 0: bytes[place] = UInt8(generator.number(below: 256))
                case 1: bytes.remove(at: place)
                default: bytes.insert(contentsOf: bytes.suffix(generator.number(below: 30)), at: place)
                }
            }
            #expect(!complaint(bytes).isEmpty)
        }
    }
}
