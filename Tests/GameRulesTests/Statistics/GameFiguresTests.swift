import FoundationEssentials
import GameRules
import Model
import Testing

extension GameFigures {
    /// Of all these, oldest first.
    fileprivate init(_ records: some Sequence<GameRecord>) {
        self.init()
        for record in records {
            count(record.game, score: record.score, date: record.date, duration: record.duration)
        }
    }
}

@Suite struct GameFiguresTests {
    private func record(_ score: Int, _ game: GameKind = .simon, at second: Int = 0) -> GameRecord {
        GameRecord(
            id: UUID(), game: game, variant: "classic", seed: 0, options: [:], score: score,
            date: Date(timeIntervalSince1970: Double(second)), duration: .seconds(30), moves: "")
    }

    @Test func nothingIsToldOfNothing() {
        let figures = GameFigures()
        #expect(figures.games == 0 && figures.best == nil && figures.meanOfLastTen == nil)
        #expect(figures.timePlayed == .zero && figures.history.isEmpty)
    }

    @Test(
        arguments: [
            ([7], 7, 7.0), ([7, 8], 8, 7.5), (Array(1...10), 10, 5.5), (Array(1...11), 11, 6.5),
            ([100] + Array(repeating: 2, count: 10), 100, 2),
        ])
    func theMeanIsOfTheLastTen(scores: [Int], best: Int, mean: Double) {
        let figures = GameFigures(scores.map { record($0) })
        #expect(figures.games == scores.count && figures.best == best)
        #expect(figures.meanOfLastTen == mean)
        #expect(figures.timePlayed == .seconds(30 * scores.count))
        #expect(figures.history.map(\.value) == scores.map(Double.init))
    }

    @Test func theCourseIsInOrderAndBounded() {
        let figures = GameFigures((0..<10_500).map { record($0, at: $0) })
        #expect(figures.games == 10_500 && figures.best == 10_499)
        #expect((1_000...2_000).contains(figures.history.count))
        #expect(figures.history.last?.date == Date(timeIntervalSince1970: 10_499))
        #expect(figures.history.last?.meanOfTen == 10_494.5)
        #expect(zip(figures.history, figures.history.dropFirst()).allSatisfy { $0.date < $1.date })
    }

    @Test func wordsAreMeasuredInSeconds() {
        let results = [WordsResult(time: .seconds(42), moves: 12), WordsResult(time: .seconds(58), moves: 9)]
        // One that was given up, without a result, counts as played.
        let figures = GameFigures(results.map { record($0.score, .words) } + [record(0, .words)])
        #expect(figures.games == 3 && figures.history.count == 2)
        #expect(figures.meanOfLastTen == 50)
        #expect(figures.best == results[0].score)
    }
}
