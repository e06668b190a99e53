import Model
import Testing

@Suite struct WordsResultTests {
    @Test(
        arguments: [
            // The first of each pair ranks higher.
            ((42, 12), (43, 8)), ((42, 12), (42, 13)), ((0, 8), (1, 8)), ((9_998, 9_999), (9_999, 8)),
        ])
    func fewerSecondsRankHigherThenFewerMoves(better: (Int, Int), worse: (Int, Int)) {
        let results = [better, worse].map { WordsResult(time: .seconds($0.0), moves: $0.1) }
        #expect(results[0].score > results[1].score)
        #expect(results.map { WordsResult(score: $0.score) } == results)
    }

    @Test func whatIsTooMuchIsTheMost() {
        let result = WordsResult(time: .seconds(1_000_000), moves: 1_000_000)
        #expect(result.seconds == 9_999 && result.moves == 9_999 && result.score == 1)
    }

    @Test(arguments: [0, -1, 100_000_001, .min, .max])
    func whatIsNoScoreIsRefused(score: Int) { #expect(WordsResult(score: score) == nil) }

    @Test(arguments: [(-1, 8), (10_000, 8), (32, -1), (32, 10_000)])
    func countsThatNoGameHasAreNoResult(seconds: Int, moves: Int) {
        #expect(WordsResult(seconds: seconds, moves: moves) == nil)
    }
}
