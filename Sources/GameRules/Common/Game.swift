/// A game as a pure value: moves and the passing of time go in, outcomes come out.
///
/// Times are durations since the game was made, they never run backwards, and nothing in a game reads
/// a clock: the same options, seed, moves and times give the same outcomes to the last one, which is
/// what replays, tests and the daily sequence rest on. A paused game is simply given no time.
///
/// A game says which moves are legal, what a legal one does, and what happens by itself; `perform` and
/// `advance` below do the rest in the same way for all. So a move that the rules do not allow changes
/// nothing and has no outcome, in every game, and a share code can tell a move by its index in the list.
/// Giving up, `stop`, is legal until a game is over and needs no mention in the list.
package protocol Game: Sendable {
    /// What the game is played with, beside its seed.
    associatedtype Options: GameChoices
    /// What a player can do.
    associatedtype Move: GameMove
    /// What a move or the passing of time leads to.
    associatedtype Outcome: Hashable, Sendable

    /// The grain of a move's time in records and share codes; finer only where reactions are measured.
    static var tick: Duration { get }

    /// A game that waits for its first move.
    init(options: Options, seed: UInt64)

    /// What the game is played with.
    var options: Options { get }

    /// What has been earned so far; more is better.
    var score: Int { get }

    /// Whether nothing can happen any more.
    var isOver: Bool { get }

    /// What goes onto a leaderboard unasked: nil for a score of 0, which counts only once a name is typed, and for a
    /// game that counts only when it is finished.
    var rankedScore: Int? { get }

    /// What a player may do now beside giving up, the likeliest first, in an order that only the state decides.
    var legalMoves: [Move] { get }

    /// When something next happens by itself, or nil while the game waits for a move.
    var deadline: Duration? { get }

    /// Does what is due at the deadline, which has come; called by `advance` alone.
    mutating func reachDeadline(_ time: Duration) -> [Outcome]

    /// Makes a move that is known to be legal; called by `perform` alone.
    mutating func play(_ move: Move, at time: Duration) -> [Outcome]
}

/// What a player can do.
package protocol GameMove: Hashable, Sendable {
    /// Ends the game with what has been reached.
    static var stop: Self { get }
}

extension Game {
    /// A hundredth of a second: finer than a frame of the screen, and half the code of a millisecond.
    package static var tick: Duration { .milliseconds(10) }

    /// What was reached counts, also in a game that was given up, unless a game says otherwise.
    package var rankedScore: Int? { score > 0 ? score : nil }

    package func allows(_ move: Move) -> Bool { move == .stop ? !isOver : legalMoves.contains(move) }

    /// Nothing happens by itself, unless a game says otherwise.
    package var deadline: Duration? { nil }

    /// Nothing happens by itself, unless a game says otherwise.
    package mutating func reachDeadline(_ time: Duration) -> [Outcome] { [] }

    /// Lets time pass; everything that falls due happens in order, each at its own time.
    package mutating func advance(to time: Duration) -> [Outcome] {
        var outcomes: [Outcome] = []
        while let due = deadline, due <= time { outcomes += reachDeadline(due) }
        return outcomes
    }

    /// Makes a move at a time, after everything that falls due before it; an illegal one does nothing.
    package mutating func perform(_ move: Move, at time: Duration) -> [Outcome] {
        let due = advance(to: time)
        guard allows(move) else { return due }
        return due + play(move, at: time)
    }
}
