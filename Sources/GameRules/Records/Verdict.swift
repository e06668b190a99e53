package import Model

/// Whether the points that a recorded game claims are what its moves earn.
package struct Verdict: Hashable, Sendable {
    /// Where the game's scores stand.
    package let leaderboard: LeaderboardID
    /// The points that are claimed.
    package let claimed: Int
    /// The points that the moves earn.
    package let earned: Int
    /// Whether the game was played to its end, and not given up.
    package let isFinished: Bool
    /// How long the game took, from its first move to its end, or its last move when it has none.
    package let duration: Duration

    /// When the game ended in its own time, or its last move was made when it has no end.
    package let end: Duration

    /// Whether the claim holds: the moves earn it, to the end of the game or until it was given up.
    package var holds: Bool { claimed == earned }
}

extension RecordedGame {
    /// Plays the game again, to its end, and compares.
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
