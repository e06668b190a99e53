import GameRules
import Model
import TestSupport
import Testing

@testable import simon

@Suite struct ReplayExitReportTests {
    /// Pads that are typed as one line are pressed at one time: nobody is accused of that.
    @Test(arguments: [(5, true), (300, false)]) func pressesThatNoHandMakesAreToldAsLines(
        pace: Int, isTold: Bool
    ) {
        let game = SampleGames.simon(rounds: 4, pace: .milliseconds(pace))
        let report = ReplayExitReport(GameFinder.Found(game: game, isMarked: false))
        #expect(
            report.sentence.string.hasSuffix("typed as lines in plain mode, or not by hand.") == isTold)
    }

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
