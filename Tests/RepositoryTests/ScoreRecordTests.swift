import FoundationEssentials
import JSON
import Model
import Testing

@testable import Repository

@Suite struct ScoreRecordTests {
    private let entry = ScoreEntry(
        id: UUID(), game: .pairs, variant: "8-pairs", name: .unnamed, score: 24,
        date: Date(timeIntervalSince1970: 1_795_176_000))

    @Test(arguments: [nil, PlayAid.scanning, .lines], [nil, 0, 12])
    func movesAndAidsSurviveTheFile(aid: PlayAid?, moves: Int?) {
        var entry = entry
        (entry.aid, entry.moves) = (aid, moves)
        #expect(ScoreRecord.entry(ScoreRecord.json(entry)) == entry)
    }

    @Test func whatIsNotThereIsNotWritten() {
        let keys = ScoreRecord.json(entry).object?.members.map(\.key) ?? []
        #expect(!keys.contains("moves") && !keys.contains("aid") && !keys.contains("seed"))
    }

    @Test func whatANewerGameWroteOfThemIsNoReasonToLoseTheScore() throws {
        var record = try #require(ScoreRecord.json(entry).object)
        record["moves"] = .string("many")
        record["aid"] = .string("a friend")
        #expect(ScoreRecord.entry(.object(record)) == entry)
    }

    private func words(_ seconds: Int, _ moves: Int) -> ScoreEntry {
        ScoreEntry(
            id: UUID(), game: .words, variant: "en-es", name: .unnamed,
            score: WordsResult(time: .seconds(seconds), moves: moves).score, date: noon)
    }

    @Test func wordsStandAsPeopleReadThem() throws {
        let entry = words(32, 9)
        let record = try #require(ScoreRecord.json(entry).object)
        #expect(record["seconds"] == .integer(32) && record["moves"] == .integer(9))
        #expect(record["score"] == .integer(32))
        #expect(ScoreRecord.entry(.object(record)) == entry)
    }

    @Test func anEditOfWordsByHandCounts() throws {
        var record = try #require(ScoreRecord.json(words(32, 9)).object)
        record["seconds"] = .integer(31)
        record["moves"] = .integer(12)
        #expect(ScoreRecord.entry(.object(record))?.score == words(31, 12).score)
    }

    @Test(arguments: [
        ("seconds", nil), ("moves", nil), ("seconds", -1), ("seconds", 10_000), ("moves", -1),
        ("moves", 10_000),
    ])
    func wordsWithoutAPossibleResultAreNoEntry(key: String, value: Int?) throws {
        var record = try #require(ScoreRecord.json(words(32, 9)).object)
        record[key] = value.map(JSON.integer)
        #expect(ScoreRecord.entry(.object(record)) == nil)
    }

    @Test func anEditOfWordsChangesWhatDiffersAndNothingElse() throws {
        let (old, new) = (words(32, 9), words(32, 10))
        var record = try #require(ScoreRecord.json(old).object)
        record["mine"] = .string("kept")
        let edited = ScoreRecord.edited(.object(record), from: old, to: new).object
        #expect(edited?["moves"] == .integer(10) && edited?["seconds"] == .integer(32))
        #expect(edited?["mine"] == .string("kept"))
    }
}
