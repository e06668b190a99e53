import GameRules
import TestSupport
import Testing

/// Games whose moves came together, spread to be watched.
@Suite struct RhythmTests {
    @Test func movesOfOneMomentComeOneAfterTheOther() {
        let game = SampleGames.simon(rounds: 5, pace: .zero)
        let spread = game.inRhythm
        let gaps = zip(spread.moves.dropFirst(), spread.moves).map { $0.time - $1.time }
        #expect(gaps.allSatisfy { $0 >= .milliseconds(400) })
        #expect(spread.moves.map(\.choice) == game.moves.map(\.choice))
        #expect(spread.verdict.holds && spread.score == 5)
    }

    @Test func whatAHandPlayedStaysAsItIs() {
        let game = SampleGames.simon(rounds: 5, pace: .milliseconds(120))
        #expect(game.inRhythm == game)
    }

    /// The cards of Pairs earn less the longer they lie open, and Words is timed.
    @Test(arguments: SampleGames.options) func theScoreIsTheSame(options: GameOptions) {
        let game = SampleGames.game(options)
        #expect(game.inRhythm.score == game.score && game.inRhythm.verdict.holds == game.verdict.holds)
    }
}
