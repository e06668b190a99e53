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
}
