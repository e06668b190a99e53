import FoundationEssentials
import GameRules
import Model
import Testing

@Suite struct SeedOriginTests {
    private let day = UTCDay(Date(timeIntervalSince1970: 1_795_176_000))
    private let options = SimonOptions(variant: .rewind).erased

    @Test func theFirstFinishedGameOfADayCountsAndLaterOnesArePractice() throws {
        let first = SeedOrigin(day, of: options, finished: [])
        #expect(first == .daily(day) && first.isRanked)
        let board = first.leaderboard(of: options)
        let second = SeedOrigin(day, of: options, finished: [LeaderboardID(.match, "30s"), board])
        #expect(second == .practice(day) && !second.isRanked)
        #expect(second.leaderboard(of: options) == board)
    }

    @Test func whatElseWasFinishedDoesNotCount() {
        let others = [
            LeaderboardID(.simon, "rewind"), LeaderboardID(.simon, "classic-daily-2026-11-20"),
            LeaderboardID(.simon, "rewind-daily-2026-11-19"),
            LeaderboardID(.simon, "rewind-fast-daily-2026-11-20"),
            LeaderboardID(.squares, "rewind-daily-2026-11-20"),
        ]
        #expect(SeedOrigin(day, of: options, finished: others) == .daily(day))
    }

    @Test func practiceIsMarkedInTheHistory() throws {
        let game = GameSession<SimonGame>(options: SimonOptions(variant: .rewind), seed: day.seed).record
        let date = Date(timeIntervalSince1970: 0)
        let practice = try GameRecord(game, id: UUID(), origin: .practice(day), date: date)
        #expect(practice.hasKnownSeed && practice.options == ["seed": "practice"])
        #expect(practice.variant == "rewind-daily-2026-11-20")
        #expect(try !GameRecord(game, id: UUID(), origin: .daily(day), date: date).hasKnownSeed)
    }
}
