/// A recorded game that is played again in its own time; the caller's clock may pause and hurry.
package struct Replay<Played: Game>: Sendable {
    /// What happened at one time: a move, or something that came by itself.
    package struct Step: Hashable, Sendable {
        package let time: Duration
        /// The player's move; nil for what came by itself.
        package let move: Played.Move?
        /// What it led to.
        package let outcomes: [Played.Outcome]
    }

    /// The game, to be read.
    package private(set) var game: Played
    private var coming: ArraySlice<RecordedMove>
    private var stop: Duration?

    /// Begins a recorded game again; nil when the record is of another game.
    package init?(_ recorded: RecordedGame) {
        guard let options = recorded.options.choices as? Played.Options else { return nil }
        self.init(Played(options: options, seed: recorded.seed), recorded.moves, stopped: recorded.stopped)
    }

    init(_ game: Played, _ moves: [RecordedMove], stopped: Duration?) {
        self.game = game
        coming = moves[...]
        stop = stopped
    }

    /// When something next happens, or nil at the end of the replay.
    package var deadline: Duration? {
        guard let next = coming.first?.time ?? stop else { return game.deadline }
        return min(next, game.deadline ?? next)
    }

    /// Lets time pass; everything that falls due happens in order, each at its own time.
    package mutating func advance(to time: Duration) -> [Step] {
        var steps: [Step] = []
        while let due = deadline, due <= time { steps.append(step(at: due)) }
        return steps
    }

    /// Lets the next thing happen; nil at the end of the replay.
    package mutating func next() -> Step? { deadline.map { step(at: $0) } }

    private mutating func step(at time: Duration) -> Step {
        // What falls due at the time of a move comes before it, as it did when it was played.
        if let due = game.deadline, due <= time {
            return step(time, nil, game.advance(to: time))
        }
        guard !coming.isEmpty else { return stop(at: time) }
        guard let recorded = coming.popFirst(), game.legalMoves.indices.contains(recorded.choice) else {
            return step(time, nil, [])
        }
        let move = game.legalMoves[recorded.choice]
        return step(time, move, game.play(move, at: time))
    }

    private mutating func stop(at time: Duration) -> Step {
        stop = nil
        return game.allows(.stop) ? step(time, .stop, game.play(.stop, at: time)) : step(time, nil, [])
    }

    private func step(_ time: Duration, _ move: Played.Move?, _ outcomes: [Played.Outcome]) -> Step {
        Step(time: time, move: move, outcomes: outcomes)
    }
}

extension RecordedGame {
    /// The game as it stood in the end; nil when the record is of another game.
    package func finalGame<Played: Game>(as game: Played.Type) -> Played? {
        var replay = Replay<Played>(self)
        while replay?.next() != nil {}
        return replay?.game
    }
}

extension RecordedGame {
    /// Whether the rules allow every move at its time, and giving up at its.
    var isLegal: Bool { isLegal(options.newGame(seed: seed)) }

    private func isLegal(_ game: some Game) -> Bool {
        var replay = Replay(game, moves, stopped: stopped)
        var made = 0
        while let step = replay.next() { made += step.move == nil ? 0 : 1 }
        return made == moves.count + (stopped == nil ? 0 : 1)
    }
}

extension RecordedGame {
    /// What goes onto a leaderboard unasked: nil for a score of 0, and for cards that were not all found.
    package var rankedScore: Int? {
        if options.choices.countsUnfinished { return score > 0 ? score : nil }
        let verdict = verdict
        return verdict.isFinished ? verdict.earned : nil
    }

    /// How often two cards were turned, where it breaks ties between scores: in Pairs.
    package var turns: Int? { finalGame(as: PairsGame.self)?.table.moves }
}
