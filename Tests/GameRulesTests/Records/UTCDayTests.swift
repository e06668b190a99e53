import FoundationEssentials
import GameRules
import Model
import Testing

@Suite struct UTCDayTests {
    @Test(
        arguments: [
            (0.0, "1970-01-01"), (86_399.999, "1970-01-01"), (86_400, "1970-01-02"), (-0.001, "1969-12-31"),
            (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"), (1_795_219_199, "2026-11-20"),
            (1_795_219_200, "2026-11-21"), (4_107_542_400, "2100-03-01"), (-62_135_596_800, "1-01-01"),
        ])
    func aDayIsNamedByItsDate(seconds: Double, name: String) {
        #expect(UTCDay(Date(timeIntervalSince1970: seconds)).description == name)
    }

    @Test func theSeedOfADayIsTheSameForEver() {
        #expect(UTCDay(Date(timeIntervalSince1970: 1_795_176_000)).seed == 3_316_667_585)
    }

    @Test func daysDifferAndSeedsAreShort() {
        let seeds = (0..<5_000).map { UTCDay(Date(timeIntervalSince1970: 86_400 * Double($0))).seed }
        #expect(Set(seeds).count == seeds.count)
        #expect(seeds.allSatisfy { $0 < 1 << 32 })
    }

    @Test func aDayHasItsBoard() {
        let day = UTCDay(Date(timeIntervalSince1970: 1_795_176_000))
        let options = SimonOptions(variant: .fresh).erased
        #expect(SeedOrigin.daily(day).leaderboard(of: options).name == "fresh-daily-2026-11-20")
    }

    @Test(arguments: [Double.infinity, -.infinity, 1e300])
    func noDateIsTooFar(seconds: Double) {
        #expect(!UTCDay(Date(timeIntervalSince1970: seconds)).description.isEmpty)
    }
}
