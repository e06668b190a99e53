import GameRules
import Model
import Testing

@Suite struct ReplayTests {
    private let record: RecordedGame = {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 2026)
        _ = session.perform(.start, at: .milliseconds(500))
        _ = session.perform(.press(.blue), at: .milliseconds(2_000))
        _ = session.perform(.press(.red), at: .milliseconds(5_000))
        return session.record
    }()

    @Test func everythingHappensAtItsTime() throws {
        var replay = try #require(Replay<SimonGame>(record))
        var times: [Duration] = []
        while let due = replay.deadline {
            #expect(replay.advance(to: due - .milliseconds(1)).isEmpty)
            times.append(due)
            #expect(replay.advance(to: due).count == 1)
        }
        // Start, end of the first show, a right press, end of the second show, a wrong press.
        #expect(times == [500, 1_720, 2_000, 3_690, 5_000].map { .milliseconds($0) })
        #expect(replay.game.isOver && replay.game.score == 1)
    }

    @Test func movesAreTold() throws {
        var replay = try #require(Replay<SimonGame>(record))
        let steps = replay.advance(to: .seconds(100))
        #expect(steps.map(\.move) == [.start, nil, .press(.blue), nil, .press(.red)])
        #expect(steps[2].outcomes.count == 2)
    }

    @Test func aRecordOfAnotherGameIsRefused() { #expect(Replay<NullGame>(record) == nil) }

    @Test func theVerdictIsFromTheMovesAlone() {
        var claim = record
        #expect(claim.verdict.holds && claim.verdict.earned == 1)
        #expect(claim.verdict.duration == .milliseconds(4_500))
        claim.score = 2
        #expect(!claim.verdict.holds && claim.verdict.earned == 1 && claim.verdict.claimed == 2)
    }

    @Test func aGameWithoutItsEndIsNotFinished() {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 2026)
        _ = session.perform(.start, at: .zero)
        #expect(!session.record.verdict.isFinished && session.record.verdict.holds)
    }
}
