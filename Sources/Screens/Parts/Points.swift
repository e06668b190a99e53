internal import GameRules
public import Model

extension GameKind {
    /// A score as people read it: points, but in Words seconds and moves.
    public func points(_ score: Int) -> SafeText {
        guard self == .words, let result = WordsResult(score: score) else { return "\(score)" }
        return "\(result.seconds) s, \(result.moves) moves"
    }
}
