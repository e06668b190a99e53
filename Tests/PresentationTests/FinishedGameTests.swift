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
}
