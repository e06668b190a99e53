import FoundationEssentials
import Model
import Testing

@testable import Screens

@Suite struct RecentDaysTests {
    /// 2026-11-22 00:30 where clocks are set so many minutes ahead of UTC.
    private let now = Date(timeIntervalSince1970: 1_795_307_400)

    private func words(_ hoursAgo: Double, withTime: Bool = true, _ localTime: @escaping (Date) -> SafeText)
        -> SafeText
    {
        RecentDays(at: now, localTime).words(now.addingTimeInterval(-3_600 * hoursAgo), withTime: withTime)
    }

    private func utc(_ date: Date) -> SafeText {
        let words = Timestamp.text(date)
        return SafeText(words.prefix(10) + " " + words.dropFirst(11).prefix(5))
    }

    @Test func aDateIsSaidAsPeopleDo() {
        #expect(words(0, utc) == "today 00:30" && words(0.5, withTime: false, utc) == "today")
        #expect(words(0.6, utc) == "yesterday 23:54" && words(24.5, withTime: false, utc) == "yesterday")
        #expect(words(24.6, utc) == "2026-11-20 23:54")
    }

    /// The day before had 23 hours: 24 hours ago was the day before that.
    @Test func aDayThatIsShorterIsStillYesterday() {
        let change = now.addingTimeInterval(-3_600 * 10)
        let local = { (date: Date) in self.utc(date < change ? date.addingTimeInterval(-3_600) : date) }
        #expect(words(23, withTime: false, local) == "yesterday")
        #expect(words(24, withTime: false, local) == "2026-11-20")
    }
}
