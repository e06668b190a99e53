/// Reads `2026-11-20T12:00:00.25+01:00` from its first letter to its last.
struct TimestampReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = Substring(text).utf8 }

    /// Seconds since 1970, or nil when anything is missing, out of range or left over.
    mutating func seconds() -> Double? {
        guard let year = number(4), accept("-"), let month = number(2), accept("-"), let day = number(2),
            accept("T") || accept("t") || accept(" "),
            let hour = number(2), accept(":"), let minute = number(2), accept(":"), let second = number(2),
            let fraction = fraction(), let offset = offset(), rest.isEmpty,
            year > 0, (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day),
            hour < 24, minute < 60, second <= 60
        else { return nil }
        let days = Timestamp.days(year: year, month: month, day: day)
        return Double(days * 86400 + hour * 3600 + minute * 60 + second - offset) + fraction
    }

    private mutating func fraction() -> Double? {
        guard accept(".") else { return 0 }
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
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
        guard digits.count == width else { return nil }
        rest = rest.dropFirst(width)
        var value = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return value
    }

    private mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: scalar) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
