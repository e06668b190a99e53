/// A game that is played and recorded.
///
/// Moves are delayed to the game's next tick before the game sees them, so that the record is exactly what was judged. Times
/// never run backwards.
@dynamicMemberLookup
package struct GameSession<Played: Game>: Sendable {
    package private(set) var game: Played
    package let seed: UInt64
    /// The legal ones.
    package private(set) var moves: [RecordedMove] = []
    /// When the player gave up.
    package private(set) var stopped: Duration?
    /// The latest time that the game has seen.
    package private(set) var time = Duration.zero

    package init(options: Played.Options, seed: UInt64) {
        game = Played(options: options, seed: seed)
        self.seed = seed
    }

    /// Inlined: otherwise each access makes a key path.
    @inlinable package subscript<Value>(dynamicMember path: KeyPath<Played, Value>) -> Value {
        game[keyPath: path]
    }

    package mutating func advance(to time: Duration) -> [Played.Outcome] {
        self.time = max(self.time, time)
        return game.advance(to: self.time)
    }

    package mutating func perform(_ move: Played.Move, at time: Duration) -> [Played.Outcome] {
        let moment = Played.tick * max(self.time, time).ticks(of: Played.tick)
        let due = advance(to: moment)
        if move == .stop, game.allows(move) {
            stopped = moment
            return due + game.play(move, at: moment)
        }
        guard let choice = game.legalMoves.firstIndex(of: move) else { return due }
        moves.append(RecordedMove(choice: choice, time: moment))
        return due + game.play(move, at: moment)
    }
}

extension GameSession {
    /// The game so far.
    package var record: RecordedGame {
        RecordedGame(
            options: game.options.erased, seed: seed, moves: moves, stopped: stopped, score: game.score)
    }
}

extension Duration {
    /// The quotient, rounded up, and clamped to 0 to 2^31 - 1.
    /// - Parameter tick: a whole number of milliseconds, at least 1.
    func ticks(of tick: Duration) -> Int {
        let limit = RecordedGame.maxTicks - 1
        guard self > .zero else { return 0 }
        guard self < tick * limit else { return limit }
        let part = tick.wholeMilliseconds
        return (wholeMilliseconds + part - 1) / part
    }

    /// Rounded up; for times of less than a billion seconds.
    private var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
