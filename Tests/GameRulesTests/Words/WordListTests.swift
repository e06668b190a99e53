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

    /// Expects a file to be refused for a reason at a place.
    private func expect(
        _ bytes: [UInt8], isRefusedAt location: String, _ reason: WordListError.Reason,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let error = #expect(throws: WordListError.self, sourceLocation: sourceLocation) {
            try WordList(parsing: bytes, file: "mine.json")
        }
        #expect(error?.file == "mine.json", sourceLocation: sourceLocation)
        #expect(error?.location == location, sourceLocation: sourceLocation)
        #expect(error?.reason == reason, sourceLocation: sourceLocation)
    }

    /// Where one word is another, other cards are dealt, and whoever gets the code can tell.
    @Test func aGameKnowsItsWords() throws {
        let list = try WordList(parsing: file(), file: "mine.json")
        let text = String(decoding: file(), as: UTF8.self).replacing("palabra 3\"", with: "palabra tres\"")
        let other = try WordList(parsing: Array(text.utf8), file: "mine.json")
        #expect(other.words.count == list.words.count && other.digest != list.digest)
        var session = GameSession<WordsGame>(options: WordsOptions(list), seed: 3)
        _ = session.perform(.start, at: .seconds(1))
        let code = try ShareCode(session.record)
        let read = try ShareCode(parsing: code.text)
        #expect(read.game == session.record && read.text == code.text)
        let options = try #require(read.game.options.choices as? WordsOptions)
        #expect(options.isDealt(from: list) && !options.isDealt(from: other))
        #expect(!WordsOptions(list: list.name, listSize: 31, digest: list.digest).isDealt(from: list))
    }

    @Test func aGoodListIsRead() throws {
        let list = try WordList(parsing: file(), file: "mine.json")
        #expect(list.name.string == "my-list" && list.words.count == 30)
        #expect(list.first.name == "English" && list.second.name == "Español" && list.second.tag == "es-419")
        #expect(list.words[3].first == "word 3" && list.words[3].second == "palabra 3")
        let options = WordsOptions(list)
        #expect(options.variantName == "my-list" && options.listSize == 30)
    }

    @Test func fieldsThatAreNotKnownAreLetPass() throws {
        let list = try WordList(parsing: changed("author", to: .string("Ada")), file: "mine.json")
        #expect(list.words.count == 30)
    }

    @Test func whatIsMissingOrOfAnotherKindIsRefused() {
        expect(changed("version", to: nil), isRefusedAt: "version", .missing)
        expect(changed("version", to: .number("2")), isRefusedAt: "version", .unknownVersion)
        expect(changed("name", to: .number("7")), isRefusedAt: "name", .notText)
        expect(changed("name", to: .string("A b")), isRefusedAt: "name", .notAName)
        expect(changed("first", to: .null), isRefusedAt: "first", .notAnObject)
        expect(changed("second", to: [:]), isRefusedAt: "second.language", .missing)
        expect(changed("words", to: .null), isRefusedAt: "words", .notAList)
        expect(file { _, words in words.removeLast(6) }, isRefusedAt: "words", .tooFew(24))
        expect(file { _, words in words[4] = .null }, isRefusedAt: "words[4]", .notAnObject)
        expect(changed(word: 7, "second", to: nil), isRefusedAt: "words[7].second", .missing)
        expect(Array("[]".utf8), isRefusedAt: "", .notAnObject)
        expect(Array(#"{"version":1,"version":1}"#.utf8), isRefusedAt: "version", .twice)
    }

    @Test(arguments: ["", "e", "spanish", "es_ES", "12", "es-", "-es", "es-123456789", "e\u{1B}"])
    func aTagIsALanguage(tag: String) {
        let language: JSON = ["language": .string("Spanish"), "tag": .string(tag)]
        expect(changed("second", to: language), isRefusedAt: "second.tag", .notATag)
    }

    @Test(
        arguments: [
            ("", .empty), (String(repeating: "a", count: 21), .tooLong), ("two  words", .notShowable),
            (" perro", .notShowable), ("a\u{1B}[2J", .notShowable), ("a\u{202E}b", .notShowable),
            ("palabra 2", .sameAs(location: "words[2].second")),
            ("Wórd 7", .sameAs(location: "words[7].first")),
        ] as [(String, WordListError.Reason)])
    func aWordFitsOnACard(word: String, reason: WordListError.Reason) {
        expect(changed(word: 7, "second", to: .string(word)), isRefusedAt: "words[7].second", reason)
    }

    @Test(arguments: ["a", "7", "🐶🐱", "☂", "::"])
    func aPictureIsOneEmoji(picture: String) {
        expect(
            changed(word: 0, "picture", to: .string(picture)), isRefusedAt: "words[0].picture", .notOnePicture
        )
    }

    @Test(arguments: [
        Array("{\n  \"version\": 1,\n  \"name\" \"x\"\n}".utf8), [], [0x7B, 0xFF],
    ])
    func whatIsNotJSONIsRefusedAsSuch(bytes: [UInt8]) {
        let fault = #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
        if let fault { expect(bytes, isRefusedAt: "", .notJSON(fault)) }
    }

    @Test func whatIsLargerThanAnyListIsNotRead() {
        expect(Array(repeating: 0x20, count: WordList.maxBytes + 1), isRefusedAt: "", .tooLarge)
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
            do throws(WordListError) {
                #expect(
                    WordsOptions.listSizes.contains(
                        try WordList(parsing: bytes, file: "mine.json").words.count))
            } catch {
                #expect(error.file == "mine.json")
            }
        }
    }
}
