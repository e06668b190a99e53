extension Language {
    /// What stands before the tenths of a number (CLDR, `decimal`).
    public var decimalMark: String {
        switch self {
        case .english: "."
        case .spanish: ","
        }
    }

    /// A day and a time of it, as short as it can be read: `2026-11-20 12:00`, `20/11/2026 12:00`.
    ///
    /// English has the order of ISO 8601, which its speakers on both sides of the ocean read alike.
    public func moment(year: Int, month: Int, day: Int, hour: Int, minute: Int) -> String {
        let time = "\(Self.two(hour)):\(Self.two(minute))"
        return switch self {
        case .english: "\(year)-\(Self.two(month))-\(Self.two(day)) \(time)"
        case .spanish: "\(Self.two(day))/\(Self.two(month))/\(year) \(time)"
        }
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
