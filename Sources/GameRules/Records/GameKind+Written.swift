public import Model
import Localization

extension GameKind {
    /// A score as people read it: points, or for Words what they stand for.
    public func formatted(score: Int) -> SafeText {
        guard self == .words, let result = WordsResult(score: score) else { return "\(score)" }
        let time = Duration.seconds(result.seconds).clock
        return tr(result.moves, one: "\(time), \(result.moves) move", other: "\(time), \(result.moves) moves")
    }
}

extension LeaderboardID {
    /// A score as people read it: that of its game, or for a span pads with one decimal, `5.7`.
    public func formatted(score: Int) -> SafeText {
        isSpan ? "\(score / 10)\(Language.chosen.decimalMark)\(score % 10)" : game.formatted(score: score)
    }
}

extension Duration {
    /// Minutes and seconds as `1:05`.
    public var clock: SafeText {
        let seconds = max(0, components.seconds)
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
