package import GameRules

extension Game {
    /// Makes a move after everything due before it; an illegal one has no effect.
    package mutating func perform(_ move: Move, at time: Duration) -> [Outcome] {
        let due = advance(to: time)
        guard allows(move) else { return due }
        return due + play(move, at: time)
    }
}
