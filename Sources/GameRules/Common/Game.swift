/// A game as a pure value: moves and the passing of time go in, outcomes come out.
///
/// Times are durations since the game was made, they never run backwards, and nothing in a game reads
/// a clock: the same options, seed, moves and times give the same outcomes to the last one, which is
/// what replays, tests and the daily sequence rest on. A move that the rules do not allow changes
/// nothing and has no outcome.
public protocol Game: Sendable {
    /// What a player can do.
    associatedtype Move: Hashable, Sendable
    /// What a move or the passing of time leads to.
    associatedtype Outcome: Hashable, Sendable

    /// When something next happens by itself, or nil while the game waits for a move.
    var deadline: Duration? { get }

    /// Lets time pass; everything that falls due happens in order, each at its own time.
    mutating func advance(to time: Duration) -> [Outcome]

    /// Makes a move at a time, after everything that falls due before it.
    mutating func make(_ move: Move, at time: Duration) -> [Outcome]
}
