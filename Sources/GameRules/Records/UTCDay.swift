package import FoundationEssentials
import Model

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
