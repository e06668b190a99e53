import Model
import Localization
public import TerminalCore

/// The first second: the toy wakes up pad by pad under its name. Any key or click skips it.
public struct SplashScreen: Screen {
    private var began: Duration?
    private var isOver = false
    private var board: Board
    private var layout: GameLayout

    /// A splash that begins when it appears.
    public init(_ context: Context) {
        layout = GameLayout(size: context.size)
        board = Board(in: layout.board, look: context.look)
    }

    /// Takes an event.
    public mutating func update(_ event: ScreenEvent, _ context: Context) -> [Effect] {
        let began = self.began ?? context.now
        self.began = began
        guard !isOver else { return [] }
        switch event {
        case .input(.resize):
            layout = GameLayout(size: context.size)
            board = Board(in: layout.board, look: context.look)
        case .input(.key(let press)) where press.phase == .press: isOver = true
        case .input(.mouse(let mouse)) where mouse.action == .press: isOver = true
        default: isOver = context.now - began >= Motion.splash
        }
        return isOver ? [.go(.game(context.game))] : []
    }

    /// Its next frame; with reduced motion only its end.
    public func wake(_ context: Context) -> Duration? {
        guard !isOver else { return nil }
        guard let began else { return context.now }
        let end = began + Motion.splash
        return context.look.reducedMotion ? end : min(end, context.now + Motion.frame)
    }

    /// Draws the toy with the light running round it.
    public func draw(on canvas: inout Canvas, _ context: Context) -> Point? {
        let theme = context.look.theme
        guard !TooSmall.applies(to: canvas.size) else {
            TooSmall.draw(on: &canvas, theme: theme)
            return nil
        }
        let age = (context.now - (began ?? context.now)) / Motion.splash
        var state = BoardState()
        state.keys = context.settings.padKeys
        state.levels = context.look.reducedMotion ? [0, 0, 0, 0] : Pad.allCases.map { glow(of: $0, at: age) }
        board.draw(on: &canvas, state: state, look: context.look, palette: context.settings.palette)
        canvas.centre(tr("Simon Says"), in: layout.title, row: layout.title.top, theme.title)
        canvas.centre(
            tr("Watch, listen, repeat"), in: layout.subtitle, row: layout.subtitle.top, theme.quiet)
        return nil
    }

    /// Light runs clockwise once round the toy and all pads shine together at the end.
    private func glow(of pad: Pad, at age: Double) -> Double {
        let clockwise = [0.0, 1, 3, 2][pad.rawValue]
        let round = 1 - abs(age - 0.1 - clockwise * 0.16) / 0.14
        let together = 1 - abs(age - 0.86) / 0.14
        return (max(0, round, together) * 8).rounded() / 8
    }
}
