import Foundation
import Model
import TestSupport
import Testing
import Localization

@testable import simon

@Suite struct ScoreTableTests {
    @Test(arguments: [
        ("Ada", "Ada"), ("Ada Lovelace", "Ada Lovelace"), ("a,b", "\"a,b\""),
        ("say \"hi\"", "\"say \"\"hi\"\"\""),
        ("=1+1", "'=1+1"), ("+x", "'+x"), ("-x", "'-x"), ("@x", "'@x"), ("=1,2", "\"'=1,2\""), ("-5", "-5"),
        ("", ""),
    ])
    func aFieldIsSafeForSpreadsheets(field: String, quoted: String) {
        #expect(ScoreTable.quoted(field) == quoted)
    }

    private func entry(_ game: GameKind, _ variant: String, _ name: String, _ score: Int) -> ScoreEntry {
        .made(score, name, game, variant)
    }

    private func table(game: GameKind? = nil, variant: String? = nil) throws -> ScoreTable {
        let scores = [
            entry(.match, "60s", "Bo", 40), entry(.simon, "classic", "Ada", 9),
            entry(.simon, "rewind-fast", "Ada", 4), entry(.simon, "classic", "Cy", 12),
        ]
        return ScoreTable(
            scores, try LeaderboardFilter(game: game, variant: variant, scores: scores, lists: []))
    }

    private func lines(of table: ScoreTable) -> [String] {
        var table = table
        table.localTime = { _ in "then" }
        return table.lines.map(\.string)
    }

    @Test func everyBoardStandsUnderItsName() throws {
        #expect(
            try lines(of: table()) == [
                "Simon Says, classic", "Rank  Name  Score  Date", "   1  Cy       12  then",
                "   2  Ada       9  then", "", "Simon Says, rewind, fast", "Rank  Name  Score  Date",
                "   1  Ada       4  then", "", "Match, 60 s", "Rank  Name  Score  Date",
                "   1  Bo       40  then",
            ])
        #expect(try lines(of: table(game: .match)).first == "Match, 60 s")
        #expect(try lines(of: table(variant: "rewind-fast")).count == 3)
    }

    @Test func theNamesOfBoardsAreTranslated() throws {
        let table = try table()
        let spanish = Language.with(.spanish) { lines(of: table) }
        #expect(
            spanish.filter { $0.hasPrefix("Simón dice, ") } == [
                "Simón dice, clásica", "Simón dice, al revés, rápida",
            ])
    }

    /// A number would say nothing of a game whose seed nobody chose.
    @Test func aSecondGameOfADayIsPractice() throws {
        var practice = entry(.simon, "classic-daily-2026-11-20", "Ada", 5)
        practice.seed = 2_943_865_245
        let filter = try LeaderboardFilter(game: nil, variant: nil, scores: [practice], lists: [])
        #expect(lines(of: ScoreTable([practice], filter)).last?.hasSuffix("  practice") == true)
    }

    @Test func marksStandBesideScoresAndSpansHaveTenths() throws {
        var span = entry(.simon, "span", "Ada", 52)
        span.aid = .lines
        span.seed = 7
        let filter = try LeaderboardFilter(game: nil, variant: nil, scores: [span], lists: [])
        let table = ScoreTable([span], filter)
        #expect(lines(of: table).last == "   -  Ada     5.2  then  seed 7, played in plain mode")
        #expect(table.csv.hasSuffix("\r\n,Ada,5.2,1970-01-01T00:00:00Z,7,span,simon,,,lines\r\n"))
        #expect(table.jsonText.contains("\"score\": 5.2,"))
    }

    @Test func wordsAreSecondsAndMoves() throws {
        let scores = [(32, 9), (31, 12), (32, 8)].map {
            entry(.words, "en-es", "Ada", WordsResult(time: .seconds($0), moves: $1).score)
        }
        let table = ScoreTable(
            scores, try LeaderboardFilter(game: nil, variant: nil, scores: scores, lists: ["en-es"]))
        let rows = table.csv.split(separator: "\r\n").dropFirst().map { $0.split(separator: ",") }
        #expect(rows.map { $0[2] } == ["31", "32", "32"] && rows.map { $0[6] } == ["31", "32", "32"])
        #expect(rows.map { $0[7] } == ["12", "8", "9"])
        let json =
            try JSONSerialization.jsonObject(with: Data(table.jsonText.utf8)) as? [[String: Any]]
        for (key, values) in [("score", [31, 32, 32]), ("seconds", [31, 32, 32]), ("moves", [12, 8, 9])] {
            #expect(json?.compactMap { $0[key] as? Int } == values)
        }
    }

    @Test func whereNobodyIsNothingIsPretended() throws {
        #expect(try lines(of: table(game: .pairs)) == ["No scores yet."])
        #expect(try table(game: .pairs).csv == "rank,name,score,date,seed,variant,game,seconds,moves,aid\r\n")
    }

    @Test func filesNameTheGameAndTheVariantOfEachScore() throws {
        let rows = try table().csv.split(separator: "\r\n").dropFirst().map {
            $0.split(separator: ",").suffix(2)
        }
        #expect(
            rows == [
                ["classic", "simon"], ["classic", "simon"], ["rewind-fast", "simon"], ["60s", "match"],
            ])
        let json =
            try JSONSerialization.jsonObject(with: Data(table().jsonText.utf8)) as? [[String: Any]]
        #expect(json?.compactMap { $0["game"] as? String } == ["simon", "simon", "simon", "match"])
        #expect(json?.compactMap { $0["rank"] as? Int } == [1, 2, 1, 1])
    }
}
