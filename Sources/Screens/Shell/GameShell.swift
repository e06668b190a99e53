import GameRules
import Localization
import Model
import Presentation
import TerminalCore

/// What the screen of every game keeps.
struct GameShell<Choice: Hashable & Sendable, Ending: Hashable & Sendable>: Sendable {
    enum Stage: Hashable, Sendable {
        case ready
        case playing
        case paused(PauseMenu)
        /// The end is shown; keys of a player who has not noticed it yet do nothing.
        case ending(Ending, since: Duration)
        case over(GameOverPrompt)
    }

    var stage = Stage.ready
    var size: Size
    var menu = GameMenu<Choice>()
    var finished: FinishedGame?
    /// The prompt that was closed without saving, with the name as far as it was typed.
    var unsaved: GameOverPrompt?
    /// Whether no key was used since the mouse: a name is clicked then.
    var usesMouse = false
    var lastPress: KeyPress?
    var lateKeys: LateKeys?
    var repeats = KeyRepeats(tap: AnimationTiming.press)
    /// Whether it shows a recorded game.
    var isWatched = false
    /// Shown until something else happens.
    var message: SafeText?

    init(_ context: ScreenContext) { size = context.size }

    var isReady: Bool { stage == .ready }

    func result(_ context: ScreenContext) -> ResultText? {
        guard !isWatched else { return nil }
        return finished.map { ResultText($0, by: context.settings.lastName, among: context.scores) }
    }

    var startKeys: [Binding<GameAction>] {
        GameAction.bindings.bindings.filter {
            switch $0.action {
            case .copy: !isWatched && finished != nil
            case .undo: unsaved != nil
            default: true
            }
        }
    }

    var isPlaying: Bool { stage == .playing }

    /// Where pads lie under the buttons of a gamepad, until a pop-up lies over the pads.
    var padMapping: GamepadMapping {
        switch stage {
        case .ready: .pads
        case .playing, .ending: .padsInRound
        case .paused: .round
        case .over: .choice
        }
    }

    var isOver: Bool { if case .over = stage { true } else { false } }

    var playersTurn: SafeText { isWatched ? tr("The player's turn") : tr("Your turn") }

    var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

    var layout: GameLayout { GameLayout(size: size) }

    /// Whether the window is too small to show anything.
    var isHidden: Bool { MinimumSize.applies(to: size) }
}

/// The end of a game that has only one.
enum OnlyEnding: Hashable, Sendable {
    case done
}
