import GameRules
import Model

/// The smallest game there is: light a lamp, which goes out after a second; three times and it is over.
///
/// It keeps the contract honest: what sessions, replays and the shared `make` and `advance` promise is
/// tested on it, without the rules of a real game in the way.
struct NullGame: Game {
    struct Options: AnyGameOptions {
        typealias Played = NullGame
        static let kind = GameKind.simon
        static let usual = Self()
    }

    enum Move: GameMove { case light, stop }
    enum Outcome: Hashable { case lit, out, stopped }

    let options: Options
    private(set) var score = 0
    private(set) var deadline: Duration?
    private var isStopped = false

    init(options: Options = Options(), seed: UInt64) { self.options = options }

    var isOver: Bool { score == 3 || isStopped }
    var legalMoves: [Move] { deadline == nil && !isOver ? [.light] : [] }

    mutating func reachDeadline(_ time: Duration) -> [Outcome] {
        deadline = nil
        score += 1
        return [.out]
    }

    mutating func play(_ move: Move, at time: Duration) -> [Outcome] {
        if move == .stop {
            (isStopped, deadline) = (true, nil)
            return [.stopped]
        }
        deadline = time + .seconds(1)
        return [.lit]
    }
}
