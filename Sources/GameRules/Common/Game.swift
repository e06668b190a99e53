/// A game as a pure value: moves and the passing of time go in, outcomes come out.
///
/// Times are durations since the game was made, they never run backwards, and no game reads a clock: the same options, seed,
/// moves and times give the same outcomes, on which replays, tests and the daily sequence rely. A paused game is given no
/// time.
///
/// A game defines which moves are legal, what a legal one does, and what happens by itself. `GameSession` and `Replay` play
/// only legal moves, so an illegal one has no effect in any game, and a share code can identify a move by its index in the
/// list. Giving up, `stop`, is legal until a game is over and is not in the list.
package protocol Game: Sendable {
    /// Everything that defines a game but its seed.
    associatedtype Options: AnyGameOptions where Options.Played == Self
    associatedtype Move: GameMove
    /// What a move or the passing of time brings about.
    associatedtype Outcome: Hashable, Sendable

    /// The resolution of moves' times in records and share codes; finer only where reactions are measured.
    static var tick: Duration { get }

    /// A game that waits for its first move.
    init(options: Options, seed: UInt64)

    var options: Options { get }

    /// More is better.
    var score: Int { get }

    var isOver: Bool { get }

    /// The score that enters the leaderboard without being asked: nil for 0, which enters only under a typed name, and for
    /// an unfinished game where only finished ones count.
    var rankedScore: Int? { get }

    /// All but giving up; the likeliest first, in an order that depends only on the state.
    var legalMoves: [Move] { get }

    /// When something next happens by itself; nil when only a move can change anything.
    var deadline: Duration? { get }

    /// Called by `advance` alone, at the deadline.
    mutating func reachDeadline(_ time: Duration) -> [Outcome]

    /// Applies a move that the caller has found legal, after everything due before it.
    mutating func play(_ move: Move, at time: Duration) -> [Outcome]
}

package protocol GameMove: Hashable, Sendable {
    /// Gives up.
    static var stop: Self { get }
}

extension Game {
    /// A hundredth of a second: finer than a frame of the screen, and share codes are
    /// about half as long as with milliseconds.
    package static var tick: Duration { .milliseconds(10) }

    /// By default a game that was given up counts, too.
    package var rankedScore: Int? { score > 0 ? score : nil }

    package func allows(_ move: Move) -> Bool { move == .stop ? !isOver : legalMoves.contains(move) }

    package var deadline: Duration? { nil }
    package mutating func reachDeadline(_ time: Duration) -> [Outcome] { [] }

    /// Everything due happens in order, each at its own time.
    package mutating func advance(to time: Duration) -> [Outcome] {
        var outcomes: [Outcome] = []
        while let due = deadline, due <= time { outcomes += reachDeadline(due) }
        return outcomes
    }
}
