import FoundationEssentials
import GameRules
import Model
import TerminalCore
import Testing
import Localization

@testable import Screens
import Presentation

@Suite struct StatisticsScreenTests {
    private func statistics(_ scores: [Int]) -> PlayerStatistics {
        var statistics = PlayerStatistics(.simon)
        for score in scores {
            statistics.figures.count(
                .simon, score: score, date: Date(timeIntervalSince1970: 0), duration: .seconds(60))
        }
        return statistics
    }

    private func record() throws -> GameRecord {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 7)
        _ = session.perform(.start, at: .zero)
        _ = session.advance(to: .seconds(2))
        _ = session.perform(.press(session.sequence[0]), at: .seconds(2))
        _ = session.advance(to: .seconds(6))
        _ = session.perform(.press(session.sequence[0]), at: .seconds(6))
        _ = session.perform(.press(.green), at: .seconds(7))
        return try GameRecord(
            session.record, id: UUID(), origin: .random, date: Date(timeIntervalSince1970: 0))
    }

    private func stage(_ scores: [Int], unicode: Bool = true) -> Stage<StatisticsScreen> {
        var stage = Stage(make: { StatisticsScreen($0, .simon) }) { $0.display.unicode = unicode }
        let asked = stage.take()
        #expect(asked == [.query(.statistics(.simon))])
        stage.tell(.answer(.statistics(statistics(scores))))
        return stage
    }

    @Test func numbersStandOverThePlot() {
        let stage = stage([1, 2, 3, 4])
        for text in ["4 games", "best 4", "mean of ten 2.5", "4 min 0 s", "Scores over time", "mean of ten"] {
            #expect(stage.shows(text), "\(text)")
        }
        let points = stage.picture.joined().count { $0 == "•" }
        // And the one in the legend.
        #expect(points == 5)
    }

    @Test func thePlotIsReadableInASCII() {
        let stage = stage([1, 9, 1, 9, 5, 5, 5], unicode: false)
        let rows = stage.picture.filter { $0.contains("|") }
        #expect(rows.contains { $0.contains("o") } && rows.contains { $0.contains("-") })
        #expect(!stage.picture.joined().unicodeScalars.contains { !$0.isASCII })
    }

    @Test func oneGameIsCountedAsOne() {
        #expect(stage([3]).shows("the only game so far") && stage([3, 4]).shows("each of the last 2 games"))
        let spanish = Language.with(.spanish) { stage([3]).picture.joined() }
        #expect(spanish.contains("la única partida por ahora"))
    }

    /// The end of a game of Match calls it so too, in the same unit.
    @Test func theStroopEffectHasOneNameAndOneUnit() {
        var stage = Stage(make: { StatisticsScreen($0, .match) })
        var statistics = PlayerStatistics(.match)
        statistics.figures.count(
            .match, score: 1, date: Date(timeIntervalSince1970: 0), duration: .seconds(60))
        stage.tell(.answer(.statistics(statistics)))
        stage.type(.down)
        #expect(stage.shows("Stroop effect: not yet"))
        #expect(Duration.milliseconds(-5).signedMilliseconds == "-5")
        #expect(Duration.milliseconds(12).signedMilliseconds == "+12")
        #expect(Duration.zero.signedMilliseconds == "0")
    }

    @Test func aHigherScoreStandsHigher() {
        let stage = stage([0, 9])
        // Two are the edges of the sheet.
        let rows = stage.picture.filter { $0.count { $0 == "│" } == 3 }
        #expect(rows.first?.contains("•") == true && rows.last?.contains("•") == true)
        #expect(rows.first?.contains("9 │") == true)
    }

    @Test func eachPadHasItsAccuracyAndItsTime() throws {
        var stage = stage([1])
        stage.type(.down)
        #expect(stage.take() == [.query(.newestRecords)])
        stage.tell(.answer(.newestRecords([try record()])))
        #expect(stage.shows("page 2 of 3"))
        // Seed 7 begins with yellow and red: yellow was right twice, and red was taken for green.
        #expect(stage.picture.contains { $0.contains("yellow") && $0.contains("100% of 2") })
        #expect(stage.picture.contains { $0.contains("red") && $0.contains("0% of 1") })
        #expect(stage.shows("not yet"))
        stage.type(.down)
        let row = stage.picture.first { $0.contains("red  ") && $0.contains("1") }
        #expect(stage.shows("Pads taken for each other") && row != nil)
        stage.type(.down)
        #expect(stage.shows("page 3 of 3"))
    }

    @Test func nothingPlayedIsSaid() {
        var stage = Stage(make: { StatisticsScreen($0, .simon) })
        stage.tell(.answer(.statistics(PlayerStatistics(.simon))))
        #expect(stage.shows("No games yet"))
        stage.tell(.answer(.failure("The history cannot be read")))
        #expect(stage.shows("The history cannot be read"))
        stage.type("q")
        #expect(stage.take().contains(.back))
    }

    @Test func itFitsTheSmallestWindow() {
        var stage = stage([1, 2])
        stage.context.size = Size(width: 30, height: 10)
        stage.tell(.input(.resize(stage.context.size)))
        for _ in 0..<3 {
            #expect(stage.shows("Statistics"))
            stage.type(.down)
        }
    }
}
