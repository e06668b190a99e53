import FoundationEssentials
import Localization
import Model

/// Dates as people say them: today, yesterday, or the date.
struct RecentDays {
    private let today: Substring
    private let yesterday: Substring
    private let localTime: (Date) -> SafeText

    /// `2026-11-20`.
    private static let dateLength = 10

    /// In the player's time zone.
    init(at now: Date, _ localTime: @escaping (Date) -> SafeText) {
        self.localTime = localTime
        let words = localTime(now).string
        today = words.prefix(Self.dateLength)
        // About noon of the day before: a day may have an hour more or less.
        let time = words.dropFirst(Self.dateLength + 1).split(separator: ":").compactMap { Double($0) }
        let sinceMidnight = time.count == 2 ? time[0] * 3_600 + time[1] * 60 : 0
        yesterday = localTime(now.addingTimeInterval(-sinceMidnight - 43_200)).string
            .prefix(Self.dateLength)
    }

    func words(_ date: Date, withTime: Bool) -> SafeText {
        let words = localTime(date).string
        let (day, time) = (words.prefix(Self.dateLength), words.dropFirst(Self.dateLength))
        let name = day == today ? tr("today") : day == yesterday ? tr("yesterday") : String(day)
        return SafeText(withTime ? name + time : name)
    }
}
