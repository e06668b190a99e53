import Foundation
import JSON
import Model
import TestSupport
import Testing

@testable import Repository

@Suite struct DamagedFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [
        "", "{", "[]", "nul", "{\"version\":0}", "{\"version\":\"1\"}", "{\"scores\":{}}",
        "{\"scores\":[],\"scores\":[]}", "{\"version\":1.5}", "\0\0\0\0",
    ])
    func isMovedAsideWholeAndSaid(_ text: String) throws {
        try folder.write(text, to: "scores.json")
        let repository = Repository(folder)
        let place = "scores.json.corrupt-20261120T120000Z"
        #expect(try folder.read(place) == text)
        #expect(repository.scores.isEmpty)
        guard case .movedAside(_, to: folder.file(place), _)? = repository.notices.first else {
            Issue.record("not said: \(repository.notices)")
            return
        }
        #expect(repository.save(.add(.sample())) == .saved)
        #expect(Repository(folder).scores.count == 1)
    }

    @Test func neverOverAnotherDamagedFile() throws {
        for text in ["{1", "{2", "{3"] {
            try folder.write(text, to: "scores.json")
            _ = Repository(folder)
        }
        let place = "scores.json.corrupt-20261120T120000Z"
        #expect(try folder.read(place) == "{1")
        #expect(try folder.read(place + "-2") == "{2")
        #expect(try folder.read(place + "-3") == "{3")
    }

    @Test func aNewerVersionIsLeftAlone() throws {
        let text = "{\"version\":2,\"scores\":[{\"new\":true}]}"
        try folder.write(text, to: "scores.json")
        let repository = Repository(folder)
        #expect(repository.notices.count == 1)
        #expect(repository.save(.add(.sample())).reason != nil)
        #expect(repository.scores.count == 1)
        #expect(try #require(repository.flush().json).contains("\"score\": 12"))
        #expect(try folder.read("scores.json") == text)
    }

    @Test func aWrongRecordStaysAndTakesNobodyWithIt() throws {
        let good = ScoreEntry.sample()
        // A second score, so that nobody can say which is meant.
        let twice = "{\"score\":999,\(ScoreRecord.json(.sample()).text(.compact).dropFirst())"
        let wrong = [
            twice,
            "7", "null", "{}", "[[]]", "{\"id\":\"x\"}", "{\"a\":1,\"a\":2}", "\"\\ud800\"", "1e400",
            "{\"id\":\"\(UUID().uuidString)\",\"game\":\"chess\",\"name\":\"A\",\"score\":1}",
        ]
        let text =
            "{\"scores\":[\(wrong.joined(separator: ",")),\(ScoreRecord.json(good).text(.compact))],\"x\":[1.50]}"
        try folder.write(text, to: "scores.json")
        let repository = Repository(folder)
        #expect(repository.scores == [good])
        #expect(
            repository.notices == [
                .recordsNotUnderstood(count: wrong.count, file: folder.file("scores.json"))
            ])
        #expect(repository.save(.add(.sample())) == .saved)
        let after = try JSON(parsing: Array(try folder.read("scores.json").utf8))
        #expect(
            after.object?["scores"]?.array?.prefix(wrong.count).map { $0.text(.compact) }
                == wrong.map(canonical))
        #expect(after.object?["x"]?.text(.compact) == "[1.50]")
        #expect(after.object?["scores"]?.array?.count == wrong.count + 2)
    }

    @Test func unknownFieldsSurvive() throws {
        let entry = ScoreEntry.sample()
        var record = try #require(ScoreRecord.json(entry).object)
        record["mood"] = "good".json
        let root: JSON = ["scores": .array([.object(record)]), "theme": "dark".json]
        try folder.write(root.text(.compact), to: "scores.json")
        let repository = Repository(folder)
        var edited = entry
        edited.score = 99
        #expect(repository.save(.edit(edited)) == .saved)
        record["score"] = .integer(99)
        let after = try JSON(parsing: Array(try folder.read("scores.json").utf8)).object
        #expect(after?["scores"]?.array?.first?.text(.compact) == JSON.object(record).text(.compact))
        #expect(after?["theme"] == "dark".json)
        // Undo brings the record back with what only the file knew.
        _ = repository.save(.delete(entry.id))
        _ = repository.save(.add(edited))
        #expect(try folder.read("scores.json").contains("\"mood\": \"good\""))
    }

    @Test(arguments: ["[1, 2, 3]", "[1, 2, 3, 128]", "[1, 2, 3, \"C4\"]", "60", "[]", "[[1, 2, 3, 4]]"])
    func notesThatCannotBePlayedFallBack(_ notes: String) throws {
        try folder.write("{\"midiPads\": \(notes), \"midiStart\": 3}", to: "settings.json")
        let repository = Repository(folder)
        #expect(repository.settings.padNotes == PadNotes(learned: nil, start: MIDINote(3)))
        #expect(repository.notices.count == 1)
    }

    @Test func aPadsNoteStartsNothing() throws {
        try folder.write("{\"midiPads\": [1, 2, 3, 4], \"midiStart\": 3}", to: "settings.json")
        let repository = Repository(folder)
        #expect(repository.settings.padNotes.start == nil)
        #expect(repository.settings.padNotes.learned?.map(\.number) == [1, 2, 3, 4])
    }

    @Test func impossibleSettingsFallBackOneByOne() throws {
        let text = """
            {"haptics": 1, "palette": "puce", "sound": false, "speed": null, "volume": 900, "lastName": "\\u0007",
             "mine": true, "squaresGrid": 6, "squaresLength": 3, "squaresGrow": "no", "pairs": 7,
             "pairsTheme": "Shapes", "matchSeconds": "60", "wordList": "../en", "players": null,
             "gamepads": {"x": [1, 2, 2, 3]}, "midi": 1, "midiPads": [60, 62, 64, 64], "midiStart": 128}
            """
        try folder.write(text, to: "settings.json")
        let repository = Repository(folder)
        var expected = Settings()
        expected.sound = false
        #expect(repository.settings == expected)
        let keys = repository.notices.map {
            if case .invalidSetting(let key, _, _) = $0 { key } else { "?" }
        }
        #expect(
            keys == [
                "gamepads", "haptics", "lastName", "matchSeconds", "midi", "midiPads", "midiStart", "pairs",
                "pairsTheme",
                "palette", "players", "speed",
                "squaresGrid", "squaresGrow", "squaresLength", "volume", "wordList",
            ])
        expected.volume = Volume(clamping: 10)
        #expect(repository.save(.settings(expected)) == .saved)
        let after = try JSON(parsing: Array(try folder.read("settings.json").utf8)).object
        #expect(after?["volume"] == .integer(10))
        #expect(after?["palette"] == "puce".json)
        #expect(after?["mine"] == .bool(true))
    }

    private func canonical(_ text: String) -> String {
        (try? JSON(parsing: Array(text.utf8)))?.text(.compact) ?? text
    }
}

extension String {
    fileprivate var json: JSON { .string(self) }
}

extension Settings {
    static var quiet: Settings {
        var settings = Settings()
        settings.sound = false
        return settings
    }
}
