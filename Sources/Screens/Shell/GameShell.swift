import GameRules
import Localization
import Model
import Presentation
import TerminalCore

/// What the screen of every game keeps, whatever the game: what it is doing, the game's own time, the window, what
/// keys reach before a round, and what has become of the last one.
struct GameShell<Choice: Hashable & Sendable, Ending: Hashable & Sendable>: Sendable {
    /// What the screen is doing.
    enum Stage: Hashable, Sendable {
        /// Waiting for a start.
        case ready
        /// A round runs.
        case playing
        /// The round stands still under a menu.
        case paused(PauseMenu)
        /// The game is over since a time and its end is looked at; keys of a player who has not noticed yet go nowhere.
        case ending(Ending, since: Duration)
        /// What was reached is told, and a name asked for where there is a score to save.
        case over(GameOverPrompt)
    }

    /// What the screen is doing.
    var stage = Stage.ready
    var size: Size
    /// What keys reach before a round.
    var menu = GameMenu<Choice>()
    var finished: FinishedGame?
    /// The prompt that was closed without saving, with the name as far as it was typed: one key brings it
    /// back.
    var unsaved: GameOverPrompt?
    /// Whether the mouse was used last, and no key since: a name is clicked then.
    var usesMouse = false
    /// The key that went down last in a round or before.
    var lastPress: KeyPress?
    /// What is still meant for the game that has ended by itself, and what for the prompt.
    var lateKeys: LateKeys?
    /// Whether a recorded game is watched, instead of one played.
    var isWatched = false
    /// What is said to the player until something else happens.
    var message: SafeText?

    /// Waits for a first start.
    init(_ context: ScreenContext) { size = context.size }

    /// Whether a start is waited for.
    var isReady: Bool { stage == .ready }

    /// What can be copied of the game that has ended, while the next is waited for.
    var result: ResultText? { isWatched ? nil : finished.map { ResultText($0) } }

    /// The keys at the foot before a round.
    var startKeys: KeyBar<GameAction> {
        GameAction.keys(hasResult: finished != nil && !isWatched, isUnsaved: unsaved != nil)
    }

    /// Whether a round runs.
    var isPlaying: Bool { stage == .playing }

    /// Whether there is nothing left to be seen of the game.
    var isOver: Bool { if case .over = stage { true } else { false } }

    var playersTurn: SafeText { isWatched ? tr("The player's turn") : tr("Your turn") }

    /// The whole window.
    var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

    /// Where things stand in it.
    var layout: GameLayout { GameLayout(size: size) }

    /// Whether it is too small to show anything.
    var isHidden: Bool { MinimumSize.applies(to: size) }
}
