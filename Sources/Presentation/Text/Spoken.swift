import GameRules
import Localization
public import Model

/// Numbers as people read them.
public enum Spoken {
    /// One decimal where it is not zero.
    public static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0
            ? "\(tenths / 10)" : "\(tenths / 10)\(Language.chosen.decimalMark)\(abs(tenths % 10))"
    }

    /// A mean of scores of a game: a time in Words, whose results are measured in seconds, else points.
    public static func mean(_ value: Double, of game: GameKind) -> String {
        game == .words ? Duration.seconds(value.rounded()).clock.string : number(value)
    }

    /// A share, 0 to 1, as a percentage.
    public static func percent(_ share: Double) -> String { tr("\(Int((share * 100).rounded()))%") }

    /// Seconds with two decimals.
    public static func seconds(_ time: Duration) -> String {
        let hundredths = Int((time / .milliseconds(10)).rounded())
        let rest = abs(hundredths % 100)
        let sign = hundredths < 0 ? "-" : ""
        let whole = "\(sign)\(abs(hundredths) / 100)\(Language.chosen.decimalMark)"
        return "\(whole)\(rest < 10 ? "0" : "")\(rest) s"
    }

    /// Hours and minutes, or minutes and seconds; of a hundred hours and more no minutes.
    public static func length(_ time: Duration) -> String {
        let seconds = Int(time.components.seconds)
        if seconds >= 360_000 { return "\(seconds / 3_600) h" }
        return seconds >= 3_600
            ? "\(seconds / 3_600) h \(seconds / 60 % 60) min" : "\(seconds / 60) min \(seconds % 60) s"
    }
}
