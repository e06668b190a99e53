import GameRules
import Model
import TerminalCore
import Presentation

/// The screen of Squares: a grid whose squares light up one after the other, to be pressed in the same
/// order.
struct SquaresScreen: Screen {
    /// What the screen is doing.
    enum Stage: GameStage, Hashable {
        /// Waiting for a start; grid, length and growth can be chosen.
        case ready
        /// A game runs: a preview, the player's turn, or the rest after a success.
        case playing
        /// The game stands still under a menu.
        case paused(PauseMenu)
        /// The wrong square stays red for a while, then the sequence is shown again.
        case failing(FinishedGame, SquaresMistake, since: Duration)
        /// A name is asked for.
        case naming(GameOverPrompt)
    }

    var stage = Stage.ready
    /// What the next game is played with.
    var options = SquaresOptions()
    var game = GameSession<SquaresGame>(options: SquaresOptions(), seed: 0)
    var clock = GameClock(at: .zero)
    var menu = GameMenu<SquaresChoice>()
    var lights: [Square: SquareLight] = [:]
    /// The place of the show that is lit.
    var shownPlace: Int?
    /// The game's time up to which the show has been followed.
    var followed = Duration.zero
    /// How much of the show has been seen.
    var shownCount = 0
    var jolt: (square: Square, end: Duration)?
    /// The square that Enter would press, once arrows have been used.
    var focus: Square?
    /// The square under the mouse.
    var hovered: Square?
    var layout: SquaresLayout
    var board: SquaresBoard
    var size: Size
    /// What is told of the last square, in words.
    var spoken: SafeText?
    /// What became of the last score.
    var word: SafeText?

    /// An idle screen.
    init(_ context: ScreenContext) {
        options = SquaresOptions(context.settings)
        size = context.size
        layout = SquaresLayout(size: context.size)
        board = SquaresBoard(options.grid, in: layout.grid, display: context.display)
    }

    /// Takes an event.
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        var effects: [Effect] = []
        switch event {
        case .appeared, .input(.resize): effects = fit(context)
        case .input(let input):
            if case .mouse(let mouse) = input { hovered = board.square(at: mouse.position) }
            effects = take(input, context)
        case .suspending: effects = pause(context)
        case .inputEnded, .leaving: effects = leave(context)
        case .saved(let result): scoreSaved(result)
        case .tick, .heard, .answer, .note: break
        }
        return effects + pass(context)
    }

    /// When something next happens or moves.
    func wake(_ context: ScreenContext) -> Duration? {
        var moments = lights.values.compactMap(\.end)
        if let jolt { moments.append(jolt.end) }
        if lights.values.contains(where: { $0.light.moves(at: context.now) }) {
            moments.append(context.now + AnimationTiming.frame)
        }
        return (moments + stageMoments(context)).min()
    }

    /// Works out where things stand in a window of another size, and halts a game that can no longer be
    /// seen until it can.
    private mutating func fit(_ context: ScreenContext) -> [Effect] {
        let wasHidden = MinimumSize.applies(to: size)
        size = context.size
        layout = SquaresLayout(size: size)
        rebuild(context)
        let isHidden = MinimumSize.applies(to: size)
        guard case .playing = stage, wasHidden != isHidden else { return [] }
        if isHidden { return halt(context) }
        clock.run(at: context.now)
        return []
    }

    /// Lays the grid out again: that of the game, or of the one that would start now.
    mutating func rebuild(_ context: ScreenContext) {
        let grid = stage == .ready ? options.grid : game.options.grid
        board = SquaresBoard(grid, in: layout.grid, display: context.display)
    }
}
