package import FoundationEssentials
package import Model

/// Where a game's seed came from; decides its leaderboard and whether it ranks.
package enum SeedOrigin: Hashable, Sendable {
    case random
    /// The player chose the seed, and may have played it before.
    case chosen
    /// The day's, while none of its games has been finished.
    case daily(UTCDay)
    /// The day's, once one has been finished: does not rank.
    case practice(UTCDay)

    /// The first finished game of the day counts, later ones are practice.
    /// - Parameter finished: the leaderboards of finished games.
    package init(_ day: UTCDay, of options: GameOptions, finished: some Sequence<LeaderboardID>) {
        let board = SeedOrigin.daily(day).leaderboard(of: options)
        self = finished.contains(board) ? .practice(day) : .daily(day)
    }

    package var isRanked: Bool {
        switch self {
        case .random, .daily: true
        case .chosen, .practice: false
        }
    }

    /// The options' leaderboard or the day's; unranked scores are shown beside it, too.
    package func leaderboard(of options: GameOptions) -> LeaderboardID {
        switch self {
        case .random, .chosen: options.leaderboard
        case .daily(let day), .practice(let day):
            LeaderboardID(options.choices, day: "\(day)")
        }
    }
}

/// A calendar day in UTC: dates results, and seeds the daily sequence.
package struct UTCDay: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01.
    package let number: Int

    package init(_ date: Date) {
        // Clamped, since converting an enormous Double to Int traps.
        let seconds = min(max(date.timeIntervalSince1970, -3.15e13), 3.15e13)
        number = Int((seconds / 86_400).rounded(.down))
    }

    /// 32 bits, so that share codes stay short; random, so that neighbouring days are unrelated.
    package var seed: UInt64 {
        var generator = SeededGenerator(seed: UInt64(bitPattern: Int64(number)) ^ Self.salt)
        return generator.next() >> 32
    }

    /// Keeps the daily seed from being the first output of a generator seeded with the day number; `daily` in ASCII.
    private static let salt: UInt64 = 0x64_6169_6C79

    package static func < (one: UTCDay, other: UTCDay) -> Bool { one.number < other.number }
}

extension UTCDay: CustomStringConvertible {
    /// Such as `2026-11-20`.
    package var description: String {
        let (year, month, day) = Timestamp.civil(number)
        return "\(year)" + [month, day].map { "-" + ($0 < 10 ? "0" : "") + "\($0)" }.joined()
    }
}
