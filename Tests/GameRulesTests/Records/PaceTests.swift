import GameRules
import Model
import TestSupport
import Testing

@Suite struct PaceTests {
    @Test(arguments: [(5, true), (30, true), (45, false), (120, false), (600, false)])
    func onlyWhatNoHandCanDoIsSaid(_ gap: Int, _ isTooFast: Bool) {
        let game = SampleGames.simon(rounds: 4, pace: .milliseconds(gap))
        #expect(game.score == 4 && game.verdict.holds)
        #expect(game.isFasterThanAnyHand == isTooFast)
    }

    @Test func aFewKeysPressedTogetherAreNotSaid() {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 7)
        _ = session.perform(.start, at: .zero)
        while case .simonsTurn = session.phase, let due = session.deadline { _ = session.advance(to: due) }
        for pad in Pad.allCases { _ = session.perform(.press(pad), at: session.time + .milliseconds(2)) }
        #expect(!session.record.isFasterThanAnyHand)
    }
}
