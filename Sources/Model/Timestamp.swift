package import FoundationEssentials

/// Times in files: RFC 3339, written in UTC to the second, read with any offset.
///
/// The calendar arithmetic is that of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms":
/// counting in eras of 400 years makes every date one formula, and a list of 10,000 scores is read in
/// milliseconds, which a general formatter is not made for.
package enum Timestamp {
    /// Such as `2026-11-20T12:00:00Z`; clamped to the years 1 to 9999.
    package static func text(_ date: Date) -> String {
        let seconds = Int(min(max(date.timeIntervalSince1970, earliest), latest).rounded(.down))
        let (days, time) = seconds.quotientAndRemainder(flooring: 86400)
        let (year, month, day) = civil(days)
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + "T" + padded(time / 3600, 2)
            + ":" + padded(time / 60 % 60, 2) + ":" + padded(time % 60, 2) + "Z"
    }

    package static func date(_ text: String) -> Date? {
        var reader = TimestampReader(text)
        guard let seconds = reader.seconds(), (earliest...latest).contains(seconds) else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }

    /// 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z in seconds since 1970.
    private static let earliest = -62_135_596_800.0
    private static let latest = 253_402_300_799.0

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Days since 1970-01-01.
    static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let (era, yearOfEra) = shifted.quotientAndRemainder(flooring: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// - Parameter days: since 1970-01-01.
    package static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(flooring: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }
}

extension Int {
    fileprivate func quotientAndRemainder(flooring divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}

/// Reads `2026-11-20T12:00:00.25+01:00`.
struct TimestampReader {
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = Substring(text).utf8 }

    /// Since 1970, or nil when anything is missing, out of range or left over.
    mutating func seconds() -> Double? {
        guard let year = number(4), accept("-"), let month = number(2), accept("-"), let day = number(2),
            accept("T") || accept("t") || accept(" "),
            let hour = number(2), accept(":"), let minute = number(2), accept(":"), let second = number(2),
            let fraction = fraction(), let offset = offset(), rest.isEmpty,
            year > 0, hour < 24, minute < 60, second <= 60
        else { return nil }
        let days = Timestamp.days(year: year, month: month, day: day)
        // Otherwise the calendar has no such month or day.
        guard Timestamp.civil(days) == (year, month, day) else { return nil }
        return Double(days * 86400 + hour * 3600 + minute * 60 + second - offset) + fraction
    }

    private mutating func fraction() -> Double? {
        guard accept(".") else { return 0 }
        let digits = rest.prefix(while: Self.digits.contains)
        rest = rest.dropFirst(digits.count)
        return digits.isEmpty ? nil : Double("0." + String(decoding: digits.prefix(9), as: UTF8.self))
    }

    /// Seconds east of Greenwich.
    private mutating func offset() -> Int? {
        if accept("Z") || accept("z") { return 0 }
        let isEast = accept("+")
        guard isEast || accept("-"), let hours = number(2), accept(":"), let minutes = number(2),
            hours < 24, minutes < 60
        else { return nil }
        return (hours * 3600 + minutes * 60) * (isEast ? 1 : -1)
    }

    private mutating func number(_ width: Int) -> Int? {
        let digits = rest.prefix(width)
        guard digits.count == width, digits.allSatisfy(Self.digits.contains) else { return nil }
        rest = rest.dropFirst(width)
        return digits.reduce(0) { $0 * 10 + Int($1 - Self.digits.lowerBound) }
    }

    private mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: scalar) else { return false }
        rest = rest.dropFirst()
        return true
    }
}
