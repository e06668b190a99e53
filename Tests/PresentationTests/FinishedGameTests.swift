import FoundationEssentials
import GameRules
import Model
import TestSupport
import Testing

@testable import Presentation

/// What the history and the leaderboards take of a game.
@Suite struct FinishedGameTests {
    private static let date = Date(timeIntervalSince1970: 1_795_176_000)

    /// A line that was lost is made again from the history as it was.
    @Test(arguments: SampleGames.options, [.random, .chosen, SeedOrigin.practice(UTCDay(date))])
    func theHistoryHasAllThatTheLeaderboardNeeds(_ options: GameOptions, _ origin: SeedOrigin) throws {
        for aid in [nil, PlayAid.lines] {
            let game = FinishedGame(SampleGames.game(options), origin: origin, date: Self.date, aid: aid)
            let record = try GameRecord(game, id: UUID())
            #expect(record.entry(under: .unnamed) == ScoreEntry(game, id: record.id, name: .unnamed))
            #expect(record.isScored == (game.record.rankedScore != nil))
        }
    }

    /// What is asked of a finished game is found out in one replay: that of a long one can be noticed.
    @Test func aGameIsReplayedOnce() throws {
        let game = FinishedGame(SampleGames.simon(rounds: 60), origin: .random, date: Self.date)
        let clock = ContinuousClock()
        let first = clock.measure { _ = game.record.verdict }
        let others = clock.measure {
            for _ in 0..<10 { _ = (game.record.verdict, game.record.rankedScore, game.record.turns) }
        }
        #expect(others < first)
        var claimed = game.record
        claimed.score += 1
        #expect(game.record.verdict.holds && !claimed.verdict.holds)
    }

    /// A player of ten thousand games waits for no figure that is not shown.
    @Test func bestScoresAreFoundWhenTheyAreAskedFor() throws {
        let scores = (0..<10_000).map { ScoreEntry.made($0) }
        var context = Context()
        let clock = ContinuousClock()
        let given = clock.measure { context.scores = scores }
        let asked = clock.measure { _ = context.bests }
        let again = clock.measure { for _ in 0..<10 { _ = context.bests } }
        #expect(given < asked && again < asked)
        let copy = context
        context.scores = []
        #expect(context.bests.isEmpty && !copy.bests.isEmpty)
    }
}
