import Model
import Localization
import TerminalCore
import Presentation

/// The first second: the toy lights up pad by pad under its name. Any key or click skips it; a key that opens
/// a page or leaves a game also does so from here.
struct SplashScreen: Screen {
    enum Action: OfferAction { case skip }

    private var began: Duration?
    private var isOver = false
    private var board: Board
    private var layout: GameLayout

    init(_ context: ScreenContext) {
        layout = GameLayout(size: context.size)
        board = Board(in: layout.board, display: context.display)
    }

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        let began = self.began ?? context.now
        self.began = began
        guard !isOver else { return [] }
        var next: [Effect] = []
        switch event {
        case .input(.resize):
            layout = GameLayout(size: context.size)
            board = Board(in: layout.board, display: context.display)
        case .input(.key(let press)) where press.phase == .press:
            isOver = true
            next = effects(of: press, context)
        default: isOver = context.now - began >= AnimationTiming.splash
        }
        return isOver ? [.open(.game(context.game))] + next : []
    }

    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        guard !isOver else { return [] }
        isOver = true
        return [.open(.game(context.game))]
    }

    /// What the key does on the game's screen, which is then below the page; for single-switch players it is any key.
    private func effects(of press: KeyPress, _ context: ScreenContext) -> [Effect] {
        guard context.settings.scanning == .off, !press.isChord,
            case .character = press.key, let action = GameAction.bindings[press.key]
        else { return [] }
        return action.effects(context.game.face.screen(context).leaderboard(context))
    }

    /// With reduced motion only the end.
    func wake(_ context: ScreenContext) -> Duration? {
        guard !isOver else { return nil }
        guard let began else { return context.now }
        let end = began + AnimationTiming.splash
        return context.display.reducedMotion ? end : min(end, context.now + AnimationTiming.frame)
    }

    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let theme = context.display.theme
        canvas.offer(Offer(canvas.bounds, Action.skip, reach: .mouse))
        let age = (context.now - (began ?? context.now)) / AnimationTiming.splash
        var state = BoardState()
        state.keys = context.settings.padKeys
        state.levels =
            context.display.reducedMotion ? [0, 0, 0, 0] : Pad.allCases.map { glow(of: $0, at: age) }
        board.draw(on: &canvas, state: state, display: context.display, palette: context.settings.palette)
        canvas.centre(tr("Simon Says"), in: layout.title, row: layout.title.top, theme.title)
        canvas.centre(
            tr("Watch, listen, repeat"), in: layout.subtitle, row: layout.subtitle.top, theme.quiet)
        return nil
    }

    /// Light runs clockwise once round the toy, then all pads shine together.
    private func glow(of pad: Pad, at age: Double) -> Double {
        let clockwise = [0.0, 1, 3, 2][pad.rawValue]
        let round = 1 - abs(age - 0.1 - clockwise * 0.16) / 0.14
        let together = 1 - abs(age - 0.86) / 0.14
        return (max(0, round, together) * 8).rounded() / 8
    }
}
