import Localization
package import Model

/// Numbers and times with the decimal mark of the player's language.
package enum NumberText {
    /// A number of tenths (one place) or hundredths (two places), rounded before: `57` is `5.7`.
    package static func decimal(_ units: Int, places: Int = 1) -> String {
        let scale = places == 1 ? 10 : 100
        let (sign, fraction) = (units < 0 ? "-" : "", "\(abs(units) % scale + scale)".dropFirst())
        return "\(sign)\(abs(units) / scale)\(Language.chosen.decimalMark)\(fraction)"
    }

    /// One decimal where it is not zero.
    package static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : decimal(tenths)
    }

    /// A time in Words, whose results are measured in seconds, else points.
    package static func mean(_ value: Double, of game: GameKind) -> String {
        game.isTimed ? Duration.seconds(value.rounded()).clock.string : number(value)
    }

    /// Share: 0 to 1. All and nothing are said of nothing else: 999 of 1,000 are 99%.
    package static func percent(_ share: Double) -> String {
        let nearest = Int((share * 100).rounded())
        let isPart = share > 0 && share < 1
        return tr("\(isPart ? min(99, max(1, nearest)) : nearest)%")
    }

    /// Share: 0 to 1; with what it is a share of.
    package static func share(_ share: Double, of count: Int) -> String {
        tr("\(percent(share)) of \(Language.chosen.grouped(count))")
    }

    package static func seconds(_ time: Duration) -> String {
        decimal(Int((time / .milliseconds(10)).rounded()), places: 2) + " s"
    }

    package static func milliseconds(_ time: Duration) -> String {
        decimal(Int((time / .milliseconds(1) * 10).rounded())) + " ms"
    }

    /// Hours and minutes, or minutes and seconds, without zero parts; from 100 hours on no minutes.
    package static func length(_ time: Duration) -> String {
        let seconds = Int(time.components.seconds)
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        let parts =
            hours > 0
            ? [(hours, "h"), (hours < 100 ? minutes : 0, "min")] : [(minutes, "min"), (seconds % 60, "s")]
        let shown = parts.filter { $0.0 > 0 }
        return (shown.isEmpty ? parts.suffix(1) : shown).map { "\($0) \($1)" }.joined(separator: " ")
    }
}

extension Duration {
    /// Minutes and seconds as `1:05`; an hour is `60:00`.
    package var clock: SafeText {
        let seconds = max(0, components.seconds)
        return "\(seconds / 60):\("\(100 + seconds % 60)".dropFirst())"
    }
}
