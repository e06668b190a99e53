package import Model

// Numbers and dates; each catalogue has the patterns.
extension Language {
    /// CLDR, `decimal`.
    package var decimalMark: String { tr(".", context: "before the tenths of a number") }

    /// `12,345`; in Spanish `12.345`, but `1234` (CLDR, `minimumGroupingDigits`).
    package func grouped(_ number: Int) -> String {
        let least: UInt =
            switch self {
            case .english: 1_000
            case .spanish: 10_000
            }
        return number.magnitude < least ? "\(number)" : withThousands(number)
    }

    private func withThousands(_ number: Int) -> String {
        let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1_000)
        guard thousands != 0 else { return "\(number)" }
        let digits = String(1_000 + rest.magnitude).dropFirst()
        return tr("\(withThousands(thousands)),\(digits)", context: "thousands, and three digits")
    }

    /// `2026-11-20 12:00`, `20/11/2026 12:00`. English uses the order of ISO 8601, which British and American
    /// readers understand alike.
    package func moment(year: Int, month: Int, day: Int, hour: Int, minute: Int) -> String {
        let date = date(year: "\(year)", month: Self.two(month), day: Self.two(day))
        return "\(date) \(Self.two(hour)):\(Self.two(minute))"
    }

    /// `2026-11-20` becomes `20/11/2026`; anything else is unchanged.
    package func date(_ iso: Substring) -> String {
        let parts = iso.split(separator: "-").map(String.init)
        return parts.count == 3 ? date(year: parts[0], month: parts[1], day: parts[2]) : String(iso)
    }

    /// `2026-11-20` becomes `20 November`, `20 de noviembre`.
    package func dayOfYear(_ iso: Substring) -> String {
        let parts = iso.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, let month = months.dropFirst(parts[1] - 1).first else { return String(iso) }
        return tr("\(parts[2]) \(month)", context: "day and month")
    }

    private func date(year: String, month: String, day: String) -> String {
        tr("\(year)-\(month)-\(day)", context: "a date")
    }

    private var months: [String] {
        [
            tr("January"), tr("February"), tr("March"), tr("April"), tr("May"), tr("June"), tr("July"),
            tr("August"), tr("September"), tr("October"), tr("November"), tr("December"),
        ]
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
