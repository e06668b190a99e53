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
