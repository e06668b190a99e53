import FoundationEssentials
import GameRules
import Model
import TerminalCore
import TestSupport
import Testing
import Localization

@testable import Screens
import Presentation

@Suite struct StatisticsScreenTests {
    private func record() throws -> GameRecord {
        try GameRecord(
            SampleGames.confusion, id: UUID(), origin: .random, date: Date(timeIntervalSince1970: 0))
    }

    private func stage(_ scores: [Int], unicode: Bool = true) -> Stage<StatisticsScreen> {
        var stage = Stage(make: { StatisticsScreen($0, .simon) }) { $0.display.unicode = unicode }
        let asked = stage.take()
        #expect(asked == [.query(.statistics(.simon))])
        stage.send(.answer(.statistics(.made(.simon, scores))))
        return stage
    }

    @Test func numbersStandOverThePlot() {
        let stage = stage([1, 2, 3, 4])
        stage.see(
            "games 4", "best 4", "average 2.5", "time played 4 min", "Scores over time", "average of ten")
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
        stage.send(.answer(.statistics(.made(.match, [1]))))
        stage.type(.down)
        stage.see("Stroop effect: not yet")
        #expect(Duration.milliseconds(-5).signedMilliseconds == "-5")
        #expect(Duration.milliseconds(12).signedMilliseconds == "+12")
        #expect(Duration.zero.signedMilliseconds == "0")
    }

    /// A history that takes long: the page waits for the other game, and asks for its moves once.
    @Test func whatIsReadLateIsAskedForOnce() {
        var stage = stage([0, 9])
        stage.type(.down, .down)
        #expect(stage.take() == [.query(.newestRecords)])
        stage.type(.right)
        stage.see("Statistics: Squares", "Reading the history")
    }

    @Test func aHigherScoreStandsHigher() {
        let stage = stage([0, 9])
        let rows = stage.picture.filter { $0.contains("┤") }
        #expect(rows.count == 2 && rows.allSatisfy { $0.contains("•") })
        #expect(rows.first?.contains("9 ┤") == true && rows.last?.contains("0 ┤") == true)
    }

    @Test func eachPadHasItsAccuracyAndItsTime() throws {
        var stage = stage([1])
        stage.type(.down)
        #expect(stage.take() == [.query(.newestRecords)])
        stage.send(.answer(.newestRecords([try record()])))
        stage.see("page 2 of 4")
        // Seed 7 begins with yellow and red: yellow was right twice, and red was taken for green.
        #expect(stage.picture.contains { $0.contains("yellow") && $0.contains("100% of 2") })
        #expect(stage.picture.contains { $0.contains("red") && $0.contains("0% of 1") })
        stage.see("not yet")
        stage.type(.down)
        let row = stage.picture.first { $0.contains("red  ") && $0.contains("1") }
        #expect(stage.shows("Pads taken for each other") && row != nil)
        stage.type(.down, .down)
        stage.see("page 4 of 4")
    }

    @Test func nothingPlayedIsSaid() {
        var stage = Stage(make: { StatisticsScreen($0, .simon) })
        stage.see("Reading the history", not: "No games yet")
        stage.send(.answer(.statistics(PlayerStatistics(.simon))))
        stage.see("No games yet")
        stage.send(.answer(.failure("The history cannot be read")))
        stage.see("The history cannot be read")
        stage.type("q")
        #expect(stage.take().contains(.back))
    }

    /// Both axes have names and ends, and each game has a place between them.
    @Test(arguments: [1, 2, 40, 999, 10_000])
    func thePlotIsReadableWithFewGamesAndWithMany(count: Int) {
        for size in Size.windows {
            var stage = stage((0..<count).map { $0 % 17 })
            stage.context.size = size
            stage.send(.input(.resize(size)))
            #expect(stage.shows("score") && stage.shows("games played"), "\(size)")
            let last = stage.picture.last { $0.contains("games played") } ?? ""
            #expect(last.contains("\(count)"), "\(last)")
            // From the first column of the field to the last, without a gap.
            guard size.height > 10, count > 1 else { continue }
            let field = stage.picture.filter { $0.contains("│") || $0.contains("┤") }.map { Array($0) }
            let left = field.compactMap { $0.firstIndex(of: "┤") }.first ?? 0
            let width = stage.screen.layout(size).body.right - left - 1
            let marked = (1...width).count { column in
                field.contains { column + left < $0.count && !" │".contains($0[column + left]) }
            }
            #expect(marked == width, "\(size), \(count) games")
        }
    }

    @Test func aMemorySpanIsExplainedWhereItIsFirstSaid() {
        let stage = stage([3, 5, 7])
        stage.see("estimated span 5", "estimated span: the length you get right about half the time")
    }

    @Test func nothingIsCutInAnyWindow() throws {
        for language in Language.allCases {
            for size in Size.windows {
                try Language.with(language) {
                    var stage = stage([1, 12])
                    stage.context.size = size
                    stage.send(.input(.resize(size)))
                    stage.send(.answer(.newestRecords([try record()])))
                    for _ in 0..<4 {
                        #expect(!stage.shows("..."), "\(size) \(stage.picture)")
                        stage.see("Esc", "←→")
                        stage.type(.down)
                    }
                }
            }
        }
    }

    /// Means over time with their spread, and the sequences of the last one.
    @Test func aMeasuredSpanIsPlotted() throws {
        var stage = stage([1])
        stage.type(.up, .down, .down, .down)
        stage.see("Not measured yet")
        let records = try [0.0, 86_400].map { try span(at: $0) }
        stage.context.size = Size(width: 80, height: 40)
        stage.send(.input(.resize(stage.context.size)))
        stage.send(.answer(.newestRecords(records)))
        stage.see("Simon Says, span: 3.5 pads, the mean of 2 measurements;")
        stage.see("span in pads", "measurements", "sequences")
        #expect(stage.picture.joined().count { $0 == "●" } == 1 + 5)
        #expect(stage.picture.joined().count { $0 == "○" } == 1 + 9)
    }

    /// A measurement of somebody who repeats three pads and no more.
    private func span(at time: Double) throws -> GameRecord {
        var session = GameSession<SimonGame>(options: SimonOptions(variant: .span), seed: 7)
        var now = Duration.zero
        _ = session.perform(.start, at: now)
        while !session.isOver {
            now += .seconds(20)
            _ = session.advance(to: now)
            guard case .playersTurn = session.phase else { break }
            let answer = session.answer
            for (index, pad) in answer.enumerated() {
                now += .milliseconds(500)
                let isWrong = answer.count > 3 && index == 0
                _ = session.perform(.press(isWrong ? Pad.allCases[(pad.rawValue + 1) % 4] : pad), at: now)
                if isWrong { break }
            }
        }
        return try GameRecord(
            session.record, id: UUID(), origin: .random, date: Date(timeIntervalSince1970: time))
    }
}
