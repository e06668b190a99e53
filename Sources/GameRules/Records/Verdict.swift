package import Model

/// Compares a recorded game's score with what its moves earn.
package struct Verdict: Hashable, Sendable {
    package let leaderboard: LeaderboardID
    /// Points.
    package let claimed, earned: Int
    /// False when it was given up.
    package let isFinished: Bool
    /// From the first move to the end, or to the last move of an unfinished game.
    package let duration: Duration
    /// When the replay ends, in the game's own time.
    package let end: Duration

    package var holds: Bool { claimed == earned }
}

extension RecordedGame {
    /// Plays the game again.
    package var verdict: Verdict { verdict(of: options.newGame(seed: seed)) }

    private func verdict<Played: Game>(of game: Played) -> Verdict {
        var replay = Replay(game, moves, stopped: stopped)
        var end = Duration.zero
        while let due = replay.deadline {
            _ = replay.advance(to: due)
            end = due
        }
        return Verdict(
            leaderboard: options.leaderboard, claimed: score, earned: replay.game.score,
            isFinished: replay.game.isOver && stopped == nil,
            duration: end - (moves.first?.time ?? .zero), end: end)
    }
}
