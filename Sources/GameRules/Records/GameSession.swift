/// A game that is being played and recorded: what screens hold instead of the bare game.
///
/// It puts every move on the game's ticks before the game sees it, the next tick after the true time, so
/// that what was judged is exactly what the record tells. Times that run backwards are held.
///
/// What can be read of the game can be read of the session: `session.score`, `session.phase`.
@dynamicMemberLookup
package struct GameSession<Played: Game>: Sendable {
    /// The game, to be read.
    package private(set) var game: Played
    /// What the game was dealt from.
    package let seed: UInt64
    /// The moves that counted, first to last.
    package private(set) var moves: [RecordedMove] = []
    /// When the player gave up.
    package private(set) var stopped: Duration?
    /// The latest time that the game has seen.
    package private(set) var time = Duration.zero

    /// Begins a game, which waits for its first move.
    package init(options: Played.Options, seed: UInt64) {
        game = Played(options: options, seed: seed)
        self.seed = seed
    }

    /// What the game tells. (Inlined: otherwise a key path is made whenever anything is asked.)
    @inlinable package subscript<Value>(dynamicMember path: KeyPath<Played, Value>) -> Value {
        game[keyPath: path]
    }

    /// Lets time pass; everything that falls due happens in order, each at its own time.
    package mutating func advance(to time: Duration) -> [Played.Outcome] {
        self.time = max(self.time, time)
        return game.advance(to: self.time)
    }

    /// Makes a move at a time, after everything that falls due before it; an illegal one does nothing.
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

extension GameSession where Played.Options: AnyGameOptions {
    /// The game so far as it goes into the history and into share codes.
    package var record: RecordedGame {
        RecordedGame(
            options: game.options.erased, seed: seed, moves: moves, stopped: stopped, score: game.score)
    }
}
