import GameRules
import Model
import Testing

@Suite struct GameSessionTests {
    @Test(arguments: [(0, 0), (1, 10_000), (9_999, 10_000), (10_000, 10_000), (10_001, 20_000)])
    func aMoveIsPutOnTheNextTick(microseconds: Int, recorded: Int) {
        var session = GameSession<NullGame>(options: .init(), seed: 0)
        #expect(session.perform(.light, at: .microseconds(microseconds)) == [.lit])
        #expect(session.moves.map(\.time) == [.microseconds(recorded)])
        #expect(session.deadline == .microseconds(recorded + 1_000_000))
    }

    @Test func movesThatAreRefusedAreNotRecorded() {
        var session = GameSession<NullGame>(options: .init(), seed: 0)
        _ = session.perform(.light, at: .zero)
        #expect(session.perform(.light, at: .milliseconds(500)).isEmpty)
        #expect(session.moves.count == 1)
        #expect(session.perform(.light, at: .milliseconds(1_500)) == [.out, .lit])
        #expect(session.moves.count == 2)
    }

    @Test func whatTheGameTellsTheSessionTells() {
        var session = GameSession<SimonGame>(options: SimonOptions(variant: .rewind), seed: 9)
        #expect(session.phase == .idle && session.options.variant == .rewind && session.seed == 9)
        _ = session.perform(.start, at: .zero)
        #expect(session.phase == session.game.phase && session.sequence.count == 1)
    }

    @Test func timeThatRunsBackwardsIsHeld() {
        var session = GameSession<NullGame>(options: .init(), seed: 0)
        #expect(session.advance(to: .seconds(5)).isEmpty)
        _ = session.perform(.light, at: .seconds(3))
        #expect(session.moves.map(\.time) == [.seconds(5)])
        #expect(session.time == .seconds(5))
    }

    @Test func timeBeyondAllGamesIsHeld() {
        var session = GameSession<NullGame>(options: .init(), seed: 0)
        _ = session.perform(.light, at: .seconds(Int64.max / 4))
        #expect(session.moves.map(\.time) == [.milliseconds(10) * Int(Int32.max)])
    }
}
