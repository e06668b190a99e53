import GameRules
import Model
import Presentation
import Testing

@testable import Screens

/// The replay of a game that was given up ends as a game does, and not as one that waits for its player.
@Suite struct StoppedReplayTests {
    private func end(_ record: RecordedGame) -> Stage<ReplayScreen> {
        var stage = Stage(make: { ReplayScreen($0, record) }) { $0.now = .seconds(9) }
        stage.pass(.seconds(300))
        return stage
    }

    @Test func aGameOfSquaresThatWasStoppedIsOver() {
        var session = GameSession<SquaresGame>(options: SquaresOptions(), seed: 7)
        _ = session.perform(.start, at: .zero)
        _ = session.advance(to: .seconds(9))
        for square in session.sequence { _ = session.perform(.press(square), at: .seconds(9)) }
        _ = session.perform(.stop, at: .seconds(12))
        #expect(session.isOver && session.score == 4)
        let stage = end(session.record)
        stage.see("Game over", not: "Enter for the next round")
        stage.see("Verified: the game was given up with a score of 4.", not: "Name")
    }

    @Test func aReplayEndsWhenThePlayerGaveUp() {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 7)
        _ = session.perform(.start, at: .zero)
        _ = session.perform(.stop, at: .milliseconds(500))
        var stage = Stage(make: { ReplayScreen($0, session.record) }) { $0.now = .seconds(9) }
        stage.pass(.milliseconds(490))
        stage.see(not: "Game over")
        stage.pass(.milliseconds(20))
        stage.see("Game over", "given up")
    }
}
