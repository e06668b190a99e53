import GameRules
import Model
import TestSupport
import Testing

@testable import simon

@Suite struct ReplayExitReportTests {
    /// By the code, or by a history that is older than the codes' mark.
    @Test(arguments: [(true, false), (false, true), (false, false)])
    func aSeedThatWasKnownIsSaid(inCode: Bool, inHistory: Bool) {
        var game = SampleGames.simon(rounds: 2)
        game.hasKnownSeed = inCode
        let report = ReplayExitReport(GameFinder.Found(game: game, isMarked: inHistory))
        #expect(report.exit == .success)
        let sentence = "The player knew the seed beforehand, so the game is not ranked."
        #expect(report.sentence.string.contains(sentence) == (inCode || inHistory))
    }
}
