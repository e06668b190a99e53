import GameRules
import Model
import TerminalCore
import Presentation

/// The screen of Match: does the word on one card mean the ink of the other?
struct MatchScreen: Screen {
    /// What the screen is doing.
    enum Stage: GameStage, Hashable {
        /// Waiting for a name, a length and a start.
        case ready
        /// The name is being typed.
        case typing(TextField)
        /// Says what has to be chosen first.
        case alert(MatchSetup.Missing)
        case playing
        /// The game stands still under a menu, its cards face down.
        case paused(PauseMenu)
        /// The time is up; keys of a player who has not noticed go nowhere for a while.
        case over(FinishedGame, since: Duration)
        /// A name is asked for.
        case naming(GameOverPrompt)
    }

    /// An answer that still shows.
    struct Verdict: Hashable, Sendable {
        let answer: MatchAnswer
        let isRight: Bool
        let end: Duration
    }

    var stage = Stage.ready
    var setup: MatchSetup
    var game = GameSession<MatchGame>(options: MatchOptions(), seed: 0)
    var clock = GameClock(at: .zero)
    var menu = GameMenu<MatchChoice>()
    var verdict: Verdict?
    /// The button under the mouse.
    var hovered: MatchAnswer?
    /// What the last game came to.
    var result: MatchSummary?
    var layout: MatchLayout
    var size: Size
    /// What became of the last score.
    var word: SafeText?

    /// An idle screen; name and length of the last game are filled in.
    init(_ context: ScreenContext) {
        size = context.size
        layout = MatchLayout(size: context.size)
        setup = MatchSetup(name: context.settings.lastName, length: context.settings.matchLength)
        focusMissing()
    }

    /// Puts the focus on the length while only that is missing, else on the start.
    mutating func focusMissing() {
        menu.focus = setup.missing == .length ? .choice(.length(.full)) : .action(.start)
    }

    /// Takes an event.
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        var effects: [Effect] = []
        switch event {
        case .appeared, .input(.resize): effects = fit(context)
        case .input(let input):
            if case .mouse(let mouse) = input { hovered = answer(at: mouse.position) }
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
        var moments = [verdict?.end].compactMap { $0 }
        switch stage {
        case .playing where !MinimumSize.applies(to: size):
            moments += [nextSecond(context), game.deadline.flatMap(clock.moment)].compactMap { $0 }
        case .over(_, let since): moments.append(since + AnimationTiming.failing)
        case .ready, .typing, .alert, .playing, .paused, .naming: break
        }
        return moments.min()
    }

    /// Works out where things stand in a window of another size, and halts a game that can no longer be
    /// seen until it can.
    private mutating func fit(_ context: ScreenContext) -> [Effect] {
        let wasHidden = MinimumSize.applies(to: size)
        size = context.size
        layout = MatchLayout(size: size)
        setup.name = setup.name ?? context.settings.lastName
        let isHidden = MinimumSize.applies(to: size)
        guard case .playing = stage, wasHidden != isHidden else { return [] }
        if isHidden { return halt(context) }
        clock.run(at: context.now)
        return []
    }
}
