import GameRules
import Model
import TerminalCore
import Presentation

/// The screen of a game: what each has beside being a screen, so that a record can be played on it.
///
/// A player's input is first understood as a move and then made by `make`; a replay makes the recorded moves
/// by the same path, so every game is seen and heard again as it was, without drawing of its own.
protocol GameScreen: Screen {
    /// The rules.
    associatedtype Played: Game
    /// What the screen can be doing.
    associatedtype Stage: GameStage

    /// An idle screen.
    init(_ context: ScreenContext)

    /// The game that is played.
    var game: GameSession<Played> { get }
    /// The game's own time.
    var clock: GameClock { get set }
    /// What the screen is doing.
    var stage: Stage { get set }
    /// The window.
    var size: Size { get }
    /// What became of the last score.
    var word: SafeText? { get set }
    /// Whether the game is over and seen to be over, so that a name is asked for.
    var asksForName: Bool { get }

    /// Lays a game out that waits for its first move.
    mutating func open(_ options: Played.Options, seed: UInt64, _ context: ScreenContext)

    /// Makes a move at the context's time: judged, heard, seen and felt at once.
    mutating func make(_ move: Played.Move, _ context: ScreenContext) -> [Effect]

    /// Asks again for sound that was silenced while the game stood still and that is not over yet.
    mutating func soundAgain(_ context: ScreenContext) -> [Effect]

    /// Ends a round that stands still.
    mutating func giveUp(_ context: ScreenContext) -> [Effect]

    /// Waits for the next start.
    mutating func becomeReady(_ context: ScreenContext) -> [Effect]

    /// Lets the end of a game that is over be heard again.
    mutating func hearAgain(_ context: ScreenContext) -> [Effect]

    /// The last game was played by somebody of this name.
    mutating func played(by name: PlayerName)
}

extension GameScreen {
    /// Short sounds are not heard again.
    mutating func soundAgain(_ context: ScreenContext) -> [Effect] { [] }

    /// Most games are not heard again.
    mutating func hearAgain(_ context: ScreenContext) -> [Effect] { [] }

    /// Most games ask for a name only in the end.
    mutating func played(by name: PlayerName) {}

    /// Lays out the game of a record, when it is one of this screen's.
    mutating func open(_ recorded: RecordedGame, _ context: ScreenContext) {
        guard let options = recorded.options.choices as? Played.Options else { return }
        open(options, seed: recorded.seed, context)
    }

    /// Makes a recorded move; one that is not legal does nothing.
    mutating func make(_ recorded: RecordedMove, _ context: ScreenContext) -> [Effect] {
        let legal = game.legalMoves
        return legal.indices.contains(recorded.choice) ? make(legal[recorded.choice], context) : []
    }

    /// When a recorded move falls due, in the time of the contexts that the screen is given; nil while the
    /// game stands still.
    func moment(of recorded: RecordedMove) -> Duration? { clock.moment(of: recorded.time) }

    /// The same for a time of the game.
    func moment(at time: Duration) -> Duration? { clock.moment(of: time) }

    /// Whether nothing more happens in the game without a move.
    var waitsForMove: Bool { !game.isOver && game.deadline == nil }
}
