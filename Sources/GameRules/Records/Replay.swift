package import Model

/// Plays a recorded game again in its own time.
package struct Replay<Played: Game>: Sendable {
    package struct Step: Hashable, Sendable {
        package let time: Duration
        /// Nil for what happened by itself.
        package let move: Played.Move?
        package let outcomes: [Played.Outcome]
    }

    package private(set) var game: Played
    private var coming: ArraySlice<RecordedMove>
    private var stop: Duration?

    /// Nil when the record is of another game.
    package init?(_ recorded: RecordedGame) {
        guard let options = recorded.options.choices as? Played.Options else { return nil }
        self.init(Played(options: options, seed: recorded.seed), recorded.moves, stopped: recorded.stopped)
    }

    init(_ game: Played, _ moves: [RecordedMove], stopped: Duration?) {
        self.game = game
        coming = moves[...]
        stop = stopped
    }

    /// Nil at the end of the replay.
    package var deadline: Duration? {
        guard let next = coming.first?.time ?? stop else { return game.deadline }
        return min(next, game.deadline ?? next)
    }

    package mutating func advance(to time: Duration) -> [Step] {
        var steps: [Step] = []
        while let due = deadline, due <= time { steps.append(step(at: due)) }
        return steps
    }

    /// Nil at the end of the replay.
    package mutating func next() -> Step? { deadline.map { step(at: $0) } }

    private mutating func step(at time: Duration) -> Step {
        // What is due at the time of a move comes before it, as it did when it was played.
        if let due = game.deadline, due <= time {
            return Step(time: time, move: nil, outcomes: game.advance(to: time))
        }
        let move: Played.Move?
        if let recorded = coming.popFirst() {
            let moves = game.legalMoves
            move = moves.indices.contains(recorded.choice) ? moves[recorded.choice] : nil
        } else {
            stop = nil
            move = game.allows(.stop) ? .stop : nil
        }
        return Step(time: time, move: move, outcomes: move.map { game.play($0, at: time) } ?? [])
    }
}

extension RecordedGame {
    /// The game at its end; nil when the record is of another game.
    package func finalGame<Played: Game>(as game: Played.Type) -> Played? {
        var replay = Replay<Played>(self)
        while replay?.next() != nil {}
        return replay?.game
    }

    /// What is added to a leaderboard automatically: nil for a score of 0, and for cards that were not all found.
    package var rankedScore: Int? {
        if options.choices.countsUnfinished { return score > 0 ? score : nil }
        return verdict.isFinished ? verdict.earned : nil
    }

    /// Turns of two cards, in Pairs, where they break ties between scores.
    package var turns: Int? { options.choices is PairsOptions ? verdict.turns : nil }
}

/// Compares a recorded game's score with what its moves earn.
package struct Verdict: Hashable, Sendable {
    package let leaderboard: LeaderboardID
    /// Points.
    package let claimed, earned: Int
    /// Whether the rules allow every move at its time, and giving up.
    let isLegal: Bool
    /// False when it was given up.
    package let isFinished: Bool
    /// Of two cards, in Pairs.
    let turns: Int?
    /// From the first move to the end, or to the last move of an unfinished game.
    package let duration: Duration
    /// When the replay ends, in the game's own time.
    package let end: Duration

    package var holds: Bool { claimed == earned }

    init(_ recorded: RecordedGame) {
        self.init(recorded, played: recorded.options.newGame(seed: recorded.seed))
    }

    private init(_ recorded: RecordedGame, played game: some Game) {
        let (moves, stopped) = (recorded.moves, recorded.stopped)
        var replay = Replay(game, moves, stopped: stopped)
        var (end, made) = (Duration.zero, 0)
        while let step = replay.next() {
            end = step.time
            made += step.move == nil ? 0 : 1
        }
        (leaderboard, claimed) = (recorded.options.leaderboard, recorded.score)
        earned = replay.game.score
        isLegal = made == moves.count + (stopped == nil ? 0 : 1)
        isFinished = replay.game.isOver && stopped == nil
        turns = (replay.game as? PairsGame)?.table.moves
        (duration, self.end) = (end - (moves.first?.time ?? .zero), end)
    }
}
