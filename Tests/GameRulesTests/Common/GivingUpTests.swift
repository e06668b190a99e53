@testable import GameRules
import Model
import TestSupport
import Testing

/// Giving up is legal in every stage of every game, and nothing follows it.
@Suite struct GivingUpTests {
    @Test(arguments: EveryGame.options)
    func everyStageCanBeGivenUp(options: GameOptions) throws {
        try check(options.choices)
    }

    private func check(_ choices: some AnyGameOptions) throws {
        try check(choices.newGame(seed: 7))
    }

    private func check<Played: Game>(_ game: Played) throws {
        for skill in [30, 97] {
            var player = RandomPlayer<Played>(options: game.options, seed: 11, skill: skill)
            try checkStop(of: player.session, keeps: true)
            for step in 1...120 where !player.session.game.isOver {
                player.step()
                // A record is played again from its start: of what has long begun, each seventh will do.
                try checkStop(
                    of: player.session, keeps: step <= 24 || step % 7 == 0 || player.session.game.isOver)
            }
        }
    }

    /// - Parameter keeps: whether its record is checked, too.
    private func checkStop<Played: Game>(of session: GameSession<Played>, keeps: Bool) throws {
        guard !session.game.isOver else {
            #expect(!session.game.allows(.stop))
            return
        }
        var session = session
        let before = session.game
        let time = session.time + .milliseconds(1)
        #expect(
            session.perform(.stop, at: time).count == 1 || !session.game.isOver || session.deadline == nil)
        #expect(session.game.isOver && session.game.legalMoves.isEmpty && session.game.deadline == nil)
        #expect(session.perform(.stop, at: time + .seconds(1)).isEmpty)
        #expect(session.advance(to: time + .seconds(1_000)).isEmpty)
        #expect(session.game.score >= before.score)
        guard keeps else { return }
        try checkRecord(
            RecordedGame(
                options: session.game.options.erased, seed: session.seed, moves: session.moves,
                stopped: session.stopped,
                score: session.game.score))
    }

    private func checkRecord(_ record: RecordedGame) throws {
        #expect(try ShareCode(parsing: ShareCode(record).text).game == record)
        let verdict = record.verdict
        #expect(verdict.holds && !verdict.isFinished)
    }

    @Test func whatWasReachedIsKeptWhereItCounts() {
        var simon = SimonGame(seed: 1)
        #expect(simon.rankedScore == nil)
        _ = simon.perform(.start, at: .zero)
        _ = simon.perform(.press(simon.sequence[0]), at: .seconds(9))
        #expect(simon.perform(.stop, at: .seconds(10)) == [.stopped])
        #expect(simon.phase == .stopped && simon.rankedScore == 1)

        var match = MatchGame(seed: 1)
        _ = match.perform(.start, at: .zero)
        if let answer = match.legalMoves.first { _ = match.perform(answer, at: .seconds(1)) }
        _ = match.perform(.stop, at: .seconds(2))
        #expect(match.score == 50 && match.rankedScore == 50)
    }

    @Test func unfinishedCardsAreOnNoLeaderboard() {
        var pairs = PairsGame(seed: 1)
        let twin = pairs.table.pairs.lastIndex(of: pairs.table.pairs[0]) ?? 0
        _ = pairs.perform(.turn(0), at: .zero)
        _ = pairs.perform(.turn(twin), at: .seconds(1))
        #expect(pairs.perform(.stop, at: .seconds(2)) == [.stopped])
        #expect(
            pairs.score == 3 && pairs.rankedScore == nil && pairs.elapsed(at: .seconds(99)) == .seconds(2))

        var words = WordsGame(seed: 1)
        _ = words.perform(.start, at: .zero)
        _ = words.perform(.stop, at: .seconds(8))
        #expect(words.rankedScore == nil && words.elapsed(at: .seconds(99)) == .seconds(3))
    }
}
