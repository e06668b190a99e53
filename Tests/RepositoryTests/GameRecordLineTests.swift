import Foundation
import JSON
import Model
import Testing

@testable import Repository

@Suite struct GameRecordLineTests {
    private func words(_ score: Int) -> GameRecord {
        GameRecord(
            id: UUID(), game: .words, variant: "en-es", seed: 7, options: [:], score: score, date: noon,
            duration: .seconds(37), moves: "0a1b")
    }

    private func game(_ line: JSONObject) -> GameRecord? {
        GameRecordLine.game(JSON.object(line).bytes(.compact)[...])
    }

    @Test func wordsStandAsPeopleReadThem() throws {
        let record = words(WordsResult(time: .seconds(32), moves: 9).score)
        let line = try #require(GameRecordLine.json(record).object)
        #expect(line["score"] == .integer(32))
        #expect(line["result"] == ["moves": .integer(9), "seconds": .integer(32)])
        #expect(line["moves"] == .string("0a1b"))
        #expect(game(line) == record)
    }

    @Test func aGameOfWordsThatWasGivenUpHasNoResult() throws {
        let record = words(0)
        let line = try #require(GameRecordLine.json(record).object)
        #expect(line["result"] == nil && line["score"] == .integer(0))
        #expect(game(line) == record)
    }

    @Test(
        arguments: [
            nil, .integer(32), ["seconds": .integer(32)],
            ["moves": .integer(9), "seconds": .integer(10_000)],
        ] as [JSON?])
    func whatNoGameEndsWithIsNoGame(result: JSON?) throws {
        var line = try #require(
            GameRecordLine.json(words(WordsResult(time: .seconds(32), moves: 9).score)).object)
        line["result"] = result
        #expect(game(line) == nil)
    }
}
