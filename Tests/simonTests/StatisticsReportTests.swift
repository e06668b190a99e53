import Foundation
import GameRules
import Model
import TestSupport
import Testing
import Localization

@testable import simon

@Suite struct StatisticsReportTests {
    private func statistics(_ kind: GameKind, _ games: [(score: Int, seconds: Int)]) -> PlayerStatistics {
        .made(kind, games.map { ($0.score, .seconds($0.seconds)) })
    }

    private func lines(_ games: PlayerStatistics...) -> [String] {
        StatisticsReport(games: games).lines.map(\.string)
    }

    /// Two presses are right, the third takes one pad for another.
    private func simon() throws -> PlayerStatistics {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 7)
        _ = session.perform(.start, at: .zero)
        _ = session.advance(to: session.deadline ?? .zero)
        let first = session.sequence[0]
        _ = session.perform(.press(first), at: session.time + .milliseconds(430))
        _ = session.advance(to: session.deadline ?? .zero)
        _ = session.perform(.press(first), at: session.time + .milliseconds(450))
        let wrong = try #require(Pad.allCases.first { $0 != session.sequence[1] && $0 != first })
        _ = session.perform(.press(wrong), at: session.time + .milliseconds(500))
        var statistics = statistics(.simon, [(1, 80)])
        statistics.replay([
            try GameRecord(session.record, id: UUID(), origin: .random, date: Date(timeIntervalSince1970: 0))
        ])
        return statistics
    }

    @Test func whereNothingWasPlayedNothingIsTold() {
        #expect(lines() == ["No games yet."])
        #expect(lines(PlayerStatistics(.simon), PlayerStatistics(.match)) == ["No games yet."])
        let spanish = Language.with(.spanish) { lines(PlayerStatistics(.simon)) }
        #expect(spanish == ["Aún no hay partidas."])
    }

    @Test func onlyGamesThatWerePlayedHaveAHeading() {
        let report = lines(
            PlayerStatistics(.simon), statistics(.pairs, [(100, 65), (81, 3_600)]), PlayerStatistics(.match))
        #expect(
            report == [
                "Pairs", "  games        2", "  best         100", "  average      90.5",
                "  time played  1 h 1 min",
            ])
    }

    @Test func theAverageOfTenIsOneOfTen() {
        let games = statistics(.pairs, (1...11).map { (100 + $0, 60) })
        #expect(lines(games).contains("  average of last ten  106.5"))
        // Those that were given up have no time.
        let words = statistics(
            .words, (1...12).map { (WordsResult(time: .seconds(60), moves: 9).score * ($0 % 2), 60) })
        #expect(words.figures.games == 12 && lines(words).contains("  average      1:00"))
    }

    @Test func wordsAreToldInMinutesAndSeconds() {
        let one = WordsResult(time: .seconds(83), moves: 12).score
        let other = WordsResult(time: .seconds(138), moves: 14).score
        let report = lines(statistics(.words, [(one, 83), (other, 138)]))
        #expect(
            report == [
                "Words", "  games        2", "  best         1:23, 12 moves", "  average      1:51",
                "  time played  3 min 41 s",
            ])
    }

    @Test func filesHaveSecondsAndMovesOfWords() {
        let best = WordsResult(time: .seconds(83), moves: 12).score
        let csv = StatisticsReport(games: [statistics(.words, [(best, 83), (0, 20)])]).csv
        #expect(csv.contains("\r\nbest,83\r\nbest-moves,12\r\nmean-of-last-ten,83.0\r\n"))
        #expect(
            StatisticsReport(games: [statistics(.words, [(0, 20)])]).csv.contains(
                "\r\nbest,\r\nbest-moves,\r\n"))
        #expect(!StatisticsReport(games: [statistics(.pairs, [(18, 20)])]).csv.contains("best-moves"))
    }

    @Test func padsHavePercentagesAndTimesAndOnlyWhatWasPressed() throws {
        let report = lines(try simon())
        #expect(report.contains("  time played     1 min 20 s"))
        #expect(report.contains("  From the moves of the last game:"))
        let rows = report.drop { !$0.contains("median time") }
        #expect(rows.count == 3, "a heading, and the two pads that were right at some time: \(report)")
        #expect(rows.contains { $0.contains("100% of 2") && $0.contains("0.44 s") }, "\(report)")
        #expect(rows.contains { $0.contains("0% of 1") && !$0.contains(" s") }, "\(report)")
        #expect(!report.contains { $0.contains("damaged") || $0.hasSuffix(" ") || $0.contains("-") })
    }

    @Test func spanishHasItsOwnDecimals() throws {
        let simon = try simon()
        let pairs = statistics(.pairs, [(1, 5), (2, 5)])
        let report = Language.with(.spanish) { lines(simon, pairs) }
        #expect(report.contains { $0.contains("0,44 s") } && report.contains { $0.contains("1,5") })
        #expect(report.contains("  Según las jugadas de la última partida:"))
        #expect(!report.joined().contains("0.44"))
    }

    @Test func damagedGamesAreToldWhereThereAreAny() throws {
        var match = statistics(.match, [(3, 30)])
        match.replay([
            GameRecord(
                id: UUID(), game: .match, variant: "30s", seed: 1, options: [:], score: 3,
                date: Date(timeIntervalSince1970: 0), duration: .seconds(30), moves: "nonsense")
        ])
        #expect(lines(match).contains("  damaged games  1"))
        #expect(!lines(match).contains { $0.contains("moves of the last") })
    }
}
